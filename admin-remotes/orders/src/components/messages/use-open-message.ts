import { useItemAddress } from '@shop/admin-kit';
import type { InboxMessage } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messageQuery } from '../../api/get-messages.ts';
import { useMarkMessage } from '../../api/mark-message.ts';

/** The message that the address names, also when it is not among the loaded ones; opening it marks it as read. */
export function useOpenMessage(loaded: readonly InboxMessage[] | undefined) {
  const { path, open, close } = useItemAddress();
  const listed = loaded?.find(({ id }) => id === path);
  const isElsewhere = path !== undefined && loaded !== undefined && !listed;
  const reading = useQuery({ ...messageQuery(path ?? ''), enabled: isElsewhere });
  const message = listed ?? (isElsewhere ? reading.data : undefined);
  const { mutate } = useMarkMessage();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    // Once, when it opens: it may be marked as unread while it is open.
    if (message && message.id !== opened.current && !message.read) mutate({ id: message.id, read: true });
    opened.current = message?.id;
  }, [message, mutate]);
  return {
    message,
    isElsewhere,
    missing: isElsewhere && reading.isError ? { error: reading.error, retry: () => void reading.refetch() } : null,
    toggle: ({ id }: InboxMessage) => (id === path ? close() : open(id)),
    close,
  };
}
