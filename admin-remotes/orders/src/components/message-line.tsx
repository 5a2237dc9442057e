import { ArrowDownOutlined, ArrowUpOutlined, Button, MailOutlined, StatusTag } from '@shop/admin-kit';
import type { InboxMessage } from '@shop/contract';
import { useId } from 'react';
import { momentOf, replyLink, SUBJECTS } from './message-words.ts';

interface MessageLineProps {
  message: InboxMessage;
  open: boolean;
  busy: boolean;
  onToggle: () => void;
  onMark: (read: boolean) => void;
}

/** One message: who, about what and when; opened, all of it and what can be done. */
export function MessageLine({ message, open, busy, onToggle, onMark }: MessageLineProps) {
  const textId = useId();
  const { name, subject, createdAt, read } = message;
  return (
    <li className={read ? 'message' : 'message message-unread'}>
      <h3>
        <button type="button" className="message-head" aria-expanded={open} aria-controls={textId} onClick={onToggle}>
          <span className="message-name">{name}</span>
          <span className="message-subject">{SUBJECTS[subject]}</span>
          {!read && <StatusTag tone="info">Unread</StatusTag>}
          <time dateTime={createdAt}>{momentOf(createdAt)}</time>
          {open ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />}
          {!open && <span className="message-start">{message.message}</span>}
        </button>
      </h3>
      <div id={textId} hidden={!open}>
        {open && <MessageText message={message} busy={busy} onMark={onMark} />}
      </div>
    </li>
  );
}

function MessageText({ message, busy, onMark }: Pick<MessageLineProps, 'message' | 'busy' | 'onMark'>) {
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
