import { EmptyState, Segmented } from '@shop/admin-kit';
import type { InboxMessage } from '@shop/contract';
import { useState } from 'react';
import { useMarkMessage } from '../../api/mark-message.ts';
import { MessageListItem } from './message-list-item.tsx';

const VIEWS = ['All', 'Unread'] as const;
type View = (typeof VIEWS)[number];

/** The messages that were read in; one is open at a time, and opening it marks it as read. */
export function MessageList({ messages }: { messages: InboxMessage[] }) {
  const [view, setView] = useState<View>('All');
  const [openId, setOpenId] = useState<string | null>(null);
  const mark = useMarkMessage();
  const toggle = ({ id, read }: InboxMessage): void => {
    setOpenId(id === openId ? null : id);
    if (id !== openId && !read) mark.mutate({ id, read: true });
  };
  // The one that is open stays in sight although opening it made it read.
  const shown = messages.filter(({ id, read }) => view === 'All' || !read || id === openId);
  return (
    <>
      <Segmented<View> className="message-views" aria-label="Show" options={[...VIEWS]} value={view} onChange={setView} />
      {shown.length === 0 && <EmptyState title="Everything is read" hint="New messages appear here." />}
      <ul className="kit-rows" aria-label="Messages">
        {shown.map((message) => (
          <MessageListItem
            key={message.id}
            message={message}
            open={message.id === openId}
            busy={mark.isPending}
            onToggle={() => toggle(message)}
            onMark={(read) => mark.mutate({ id: message.id, read })}
          />
        ))}
      </ul>
    </>
  );
}
