import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  Button,
  CustomerLink,
  EmptyState,
  MailOutlined,
  Segmented,
  StatusTag,
  useShopTime,
} from '@shop/admin-kit';
import type { InboxMessage } from '@shop/contract';
import { useId, useState } from 'react';
import { useMarkMessage } from '../../api/mark-message.ts';
import { MessageMail } from './message-mail.tsx';
import { replyLink, SUBJECT_LABELS } from '../../rules/message-labels.ts';

const VIEWS = ['All', 'Unread'] as const;
export type MessagesView = (typeof VIEWS)[number];

export function MessageViews({ view, onChange }: { view: MessagesView; onChange: (view: MessagesView) => void }) {
  return <Segmented<MessagesView> aria-label="Show" options={[...VIEWS]} value={view} onChange={onChange} />;
}

/** The loaded messages; one is expanded at a time, and expanding it marks it as read. */
export function MessageList({ messages, view }: { messages: InboxMessage[]; view: MessagesView }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const mark = useMarkMessage();
  const toggle = ({ id, read }: InboxMessage): void => {
    setOpenId(id === openId ? null : id);
    if (id !== openId && !read) mark.mutate({ id, read: true });
  };
  // The expanded message stays in the Unread view although expanding it marked it as read.
  const visible = messages.filter(({ id, read }) => view === 'All' || !read || id === openId);
  return (
    <>
      {visible.length === 0 && <EmptyState title="Everything is read" hint="New messages appear here." />}
      <ul className="kit-rows" aria-label="Messages">
        {visible.map((message) => (
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

interface MessageListItemProps {
  message: InboxMessage;
  open: boolean;
  busy: boolean;
  onToggle: () => void;
  onMark: (read: boolean) => void;
}

/** One message, collapsed or expanded. */
function MessageListItem({ message, open, busy, onToggle, onMark }: MessageListItemProps) {
  const time = useShopTime();
  const textId = useId();
  const { name, subject, createdAt, read } = message;
  return (
    <li className={read ? 'message' : 'message message-unread'}>
      <h3>
        <button type="button" className="message-head" aria-expanded={open} aria-controls={textId} onClick={onToggle}>
          <span className="message-name">{name}</span>
          <span className="message-subject">{SUBJECT_LABELS[subject]}</span>
          {!read && <StatusTag tone="info">Unread</StatusTag>}
          <time dateTime={createdAt}>{time.moment(createdAt)}</time>
          {open ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />}
          {!open && <span className="message-preview">{message.message}</span>}
        </button>
      </h3>
      <div id={textId} hidden={!open}>
        {open && <MessageText message={message} busy={busy} onMark={onMark} />}
      </div>
    </li>
  );
}

function MessageText({ message, busy, onMark }: Pick<MessageListItemProps, 'message' | 'busy' | 'onMark'>) {
  return (
    <div className="message-body">
      <p className="message-from">
        From <CustomerLink email={message.email}>{message.email}</CustomerLink>
      </p>
      <p className="message-text">{message.message}</p>
      <MessageMail messageId={message.id} />
      <div className="message-actions">
        <Button type="primary" icon={<MailOutlined aria-hidden />} href={replyLink(message)}>
          Reply
        </Button>
        <Button disabled={busy} onClick={() => onMark(!message.read)}>
          {message.read ? 'Mark as unread' : 'Mark as read'}
        </Button>
      </div>
    </div>
  );
}
