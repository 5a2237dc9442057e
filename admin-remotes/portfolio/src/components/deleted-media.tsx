import { ConfirmDialog, type DeletedItem, DeletedItems } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deletedMediaQuery, useRemoveForGood, useRestoreMedia } from '../api/deleted-media.ts';
import { deletedItem } from '../rules/media.ts';

const HINT = 'They can be restored for 30 days, in the place they had. Their files stay until then, or until you remove them.';

/** The button that shows deleted images and videos. */
export function DeletedMedia() {
  const [open, setOpen] = useState(false);
  const [itemToRemove, setItemToRemove] = useState<DeletedItem | null>(null);
  const deleted = useQuery({ ...deletedMediaQuery, enabled: open, select: (items) => items.map(deletedItem) });
  const removing = useRemoveForGood();
  return (
    <>
      <DeletedItems
        open={open}
        title="Deleted portfolio media"
        hint={HINT}
        query={deleted}
        restoring={useRestoreMedia()}
        onRemove={setItemToRemove}
        onOpenChange={setOpen}
      />
      <ConfirmDialog
        open={itemToRemove !== null}
        title="Remove for good"
        confirmText="Remove"
        danger
        busy={removing.isPending}
        onConfirm={() => itemToRemove && removing.mutate(itemToRemove.id, { onSettled: () => setItemToRemove(null) })}
        onCancel={() => setItemToRemove(null)}
      >
        {itemToRemove && `"${itemToRemove.name}" cannot be restored afterwards. Its file is then unused: delete it under Media.`}
      </ConfirmDialog>
    </>
  );
}
