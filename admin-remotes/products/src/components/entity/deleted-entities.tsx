import { type DeletedItem, DeletedItems } from '@shop/admin-kit';
import { type UseMutationResult, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

export interface DeletedEntitiesProps {
  /** For example 'Deleted artists'. */
  title: string;
  query: UseQueryOptions<DeletedItem[], Error, DeletedItem[], string[]>;
  restoring: UseMutationResult<unknown, Error, string>;
}

const HINT = 'They can be restored for 30 days, together with their products that have not been given another one since.';

/** The button that shows deleted categories or artists. */
export function DeletedEntities({ title, query, restoring }: DeletedEntitiesProps) {
  const [open, setOpen] = useState(false);
  const deleted = useQuery({ ...query, enabled: open });
  return <DeletedItems open={open} title={title} hint={HINT} query={deleted} restoring={restoring} onOpenChange={setOpen} />;
}
