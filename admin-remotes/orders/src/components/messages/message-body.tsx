import { Button, CustomerLink, InboxOutlined, SendOutlined, useRight, useShortcuts } from '@shop/admin-kit';
import type { InboxMessage, OrderRow } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { namedOrdersQuery } from '../../api/get-named-orders.ts';
import { useArchiveMessage } from '../../api/mark-message.ts';
import { namedOrders, orderNumbersOf } from '../../rules/messages/named-orders.ts';
import { MessageMail } from './message-mail.tsx';
import { MessageOrders } from './message-orders.tsx';
import { MessageReplies } from './message-replies.tsx';
import { ReplyForm } from './reply-form.tsx';
import styles from '../../styles/messages.module.css';

export interface MessageBodyProps {
  message: InboxMessage;
  busy: boolean;
  onMark: (read: boolean) => void;
  /** The message went to the archive or back to the inbox. */
  onMoved: () => void;
}

/** An open message: its text, the replies, the orders that belong to it and what staff can do. */
export function MessageBody({ message, busy, onMark, onMoved }: MessageBodyProps) {
  const archive = useArchiveMessage();
  const [replies, setReplies] = useState(false);
  const numbers = orderNumbersOf(message.message);
  const mayReadOrders = useRight('read-orders');
  const named = useQuery({ ...namedOrdersQuery(numbers), enabled: mayReadOrders && numbers.length > 0 }).data ?? [];
  const isArchived = message.archivedAt !== null;
  const move = (): void => {
    archive.mutate({ id: message.id, read: message.read, archived: !isArchived }, { onSuccess: onMoved });
  };
  // A reply that somebody writes is not left by a key.
  useShortcuts({ e: busy || archive.isPending || replies ? undefined : move });
  return (
    <div className={styles.body}>
      <div className={styles.conversation}>
        <p className={styles.from}>
          From <CustomerLink email={message.email}>{message.email}</CustomerLink>
        </p>
        <p className={styles.text}>
          <MessageText text={message.message} orders={named} />
        </p>
        <MessageMail messageId={message.id} />
        <MessageReplies messageId={message.id} />
        {replies && <ReplyForm message={message} onClose={() => setReplies(false)} />}
        <div className={styles.actions}>
          {!replies && (
            <Button type="primary" icon={<SendOutlined aria-hidden />} onClick={() => setReplies(true)}>
              Reply
            </Button>
          )}
          {/* The second click of a double click must not take back what the first one did. */}
          <Button loading={busy} onClick={({ detail }) => detail < 2 && onMark(!message.read)}>
            {message.read ? 'Mark as unread' : 'Mark as read'}
          </Button>
          <Button icon={<InboxOutlined aria-hidden />} loading={archive.isPending} onClick={({ detail }) => detail < 2 && move()}>
            {isArchived ? 'Move to inbox' : 'Archive'}
          </Button>
        </div>
      </div>
      <MessageOrders email={message.email} named={named} />
    </div>
  );
}

/** The numbers of orders lead to them. */
function MessageText({ text, orders }: { text: string; orders: readonly OrderRow[] }) {
  return namedOrders(text).map((part, index) => {
    const order = orders.find(({ orderNumber }) => orderNumber === part.orderNumber);
    if (!order) return part.text;
    return (
      <Link key={index} to={`/orders/${order.id}`}>
        {part.text}
      </Link>
    );
  });
}
