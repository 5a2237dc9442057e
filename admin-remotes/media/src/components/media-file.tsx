import { Button, DeleteOutlined, FileProblem, StatusTag, useShopTime } from '@shop/admin-kit';
import type { MediaFile } from '@shop/contract';
import { formatBytes, usesText } from '../rules/media-labels.ts';
import { MediaThumbnail } from './media-thumbnail.tsx';
import styles from '../styles/media.module.css';

interface MediaFileCardProps {
  file: MediaFile;
  onDelete: () => void;
}

export function MediaFileCard({ file, onDelete }: MediaFileCardProps) {
  const { name, kind, status, byteSize, width, height, usedIn, createdAt, wasAnimated } = file;
  const isUsed = usedIn.length > 0;
  const time = useShopTime();
  return (
    <li className={styles.file}>
      <div className={styles.frame}>
        <MediaThumbnail file={file} />
        <div className={styles.tags}>
          {kind === 'video' && <StatusTag tone="info">Video</StatusTag>}
          {wasAnimated && <StatusTag tone="warning">Was animated</StatusTag>}
          {status === 'processing' && <StatusTag tone="neutral">Being prepared</StatusTag>}
          {status === 'failed' && <StatusTag tone="danger">Problem</StatusTag>}
        </div>
      </div>
      <div className={styles.text}>
        <p>{isUsed ? <strong>{usesText(usedIn)}</strong> : <StatusTag tone="warning">{usesText(usedIn)}</StatusTag>}</p>
        <p className={styles.details}>
          {formatBytes(byteSize)}
          {width !== null && height !== null && `, ${width} × ${height}`}
          {`, ${time.day(createdAt)}`}
        </p>
        {status === 'failed' && <FileProblem file={file} />}
        <div className={styles.actions}>
          <Button size="small" href={file.url} target="_blank" rel="noreferrer" aria-label={`Open file ${name}`}>
            Open
          </Button>
          {!isUsed && (
            <Button
              size="small"
              danger
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`Delete file ${name}`}
              onClick={onDelete}
            >
              Delete
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
