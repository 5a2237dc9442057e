import { Button, ConfirmDialog, DeleteOutlined } from '@shop/admin-kit';
import { useState } from 'react';
import { useCleanUp } from '../api/delete-unused.ts';

/** Deletes the unused files that are older than a day, after a question. */
export function CleanUpButton({ deletable }: { deletable: number }) {
  const [asking, setAsking] = useState(false);
  const cleanUp = useCleanUp();
  return (
    <>
      <Button icon={<DeleteOutlined aria-hidden />} disabled={deletable === 0} onClick={() => setAsking(true)}>
        Delete unused files ({deletable})
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete unused files"
        confirmText="Delete"
        danger
        busy={cleanUp.isPending}
        onConfirm={() => cleanUp.mutate(undefined, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {deletable === 1 ? 'One file is' : `${deletable} files are`} older than a day and used by nothing: no product, order,
        artist, category, portfolio item or setting. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
