import type { InboxMessage } from '@shop/contract';
import { useMarkMessage } from '../../api/mark-message.ts';
import { MessageListItem } from './message-list-item.tsx';
import { kitStyles } from '@shop/admin-kit';

interface MessageListProps {
  messages: InboxMessage[];
  /** The id of the expanded message. */
  openId: string | undefined;
  onToggle: (message: InboxMessage) => void;
  /** A message has left this list. */
  onMoved: () => void;
}

/** The loaded messages, of which one at a time is expanded. */
export function MessageList({ messages, openId, onToggle, onMoved }: MessageListProps) {
  const mark = useMarkMessage();
  return (
    <ul className={kitStyles.rows} aria-label="Messages">
      {messages.map((message) => (
        <MessageListItem
          key={message.id}
          message={message}
          open={message.id === openId}
          busy={mark.isPending}
          onToggle={() => onToggle(message)}
          onMark={(read) => mark.mutate({ id: message.id, read })}
          onMoved={onMoved}
        />
      ))}
    </ul>
  );
}
