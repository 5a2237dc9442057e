import { ArrowDownOutlined, ArrowUpOutlined, Button, MailOutlined, StatusTag } from '@shop/admin-kit';
import type { InboxMessage } from '@shop/contract';
import { useId } from 'react';
import { formatDateTime, replyLink, SUBJECT_LABELS } from '../../rules/message-labels.ts';

interface MessageListItemProps {
  message: InboxMessage;
  open: boolean;
  busy: boolean;
  onToggle: () => void;
  onMark: (read: boolean) => void;
}

/** One message: who, about what and when; opened, all of it and what can be done. */
export function MessageListItem({ message, open, busy, onToggle, onMark }: MessageListItemProps) {
  const textId = useId();
  const { name, subject, createdAt, read } = message;
  return (
    <li className={read ? 'message' : 'message message-unread'}>
      <h3>
        <button type="button" className="message-head" aria-expanded={open} aria-controls={textId} onClick={onToggle}>
          <span className="message-name">{name}</span>
          <span className="message-subject">{SUBJECT_LABELS[subject]}</span>
          {!read && <StatusTag tone="info">Unread</StatusTag>}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
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
      <p className="message-from">From {message.email}</p>
      <p className="message-text">{message.message}</p>
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
