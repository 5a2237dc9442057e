import { Button, CardGrid, ConfirmDialog, EmptyState, PictureOutlined } from '@shop/admin-kit';
import type { MediaFile } from '@shop/contract';
import { useState } from 'react';
import { useDeleteFile } from '../api/delete-unused.ts';
import { MediaFileCard } from './media-file.tsx';
import styles from '../styles/media.module.css';

interface MediaListProps {
  files: readonly MediaFile[];
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
}

export function MediaList({ files, hasMore, loadingMore, onMore }: MediaListProps) {
  const [fileToDelete, setFileToDelete] = useState<string | null>(null);
  const deleting = useDeleteFile();
  if (files.length === 0) return <EmptyState icon={<PictureOutlined />} title="No files here" hint="Choose another filter." />;
  return (
    <>
      <CardGrid minWidth={160}>
        {files.map((file) => (
          <MediaFileCard key={file.name} file={file} onDelete={() => setFileToDelete(file.name)} />
        ))}
      </CardGrid>
      {hasMore && (
        <Button className={styles.more} loading={loadingMore} onClick={onMore}>
          Older files
        </Button>
      )}
      <ConfirmDialog
        open={fileToDelete !== null}
        title="Delete file"
        confirmText="Delete"
        danger
        busy={deleting.isPending}
        onConfirm={() => fileToDelete && deleting.mutate(fileToDelete, { onSettled: () => setFileToDelete(null) })}
        onCancel={() => setFileToDelete(null)}
      >
        Nothing uses this file. It is deleted with all its sizes; this cannot be undone.
      </ConfirmDialog>
    </>
  );
}
