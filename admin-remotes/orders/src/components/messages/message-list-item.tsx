import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  Button,
  classNames,
  CustomerLink,
  InboxOutlined,
  MailOutlined,
  StatusTag,
  useShopTime,
} from '@shop/admin-kit';
import type { InboxMessage } from '@shop/contract';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useArchiveMessage } from '../../api/mark-message.ts';
import { replyLink, SUBJECT_LABELS } from '../../rules/messages/message-labels.ts';
import { namedOrders } from '../../rules/messages/named-orders.ts';
import { MessageMail } from './message-mail.tsx';
import styles from '../../styles/messages.module.css';

interface MessageListItemProps {
  message: InboxMessage;
  open: boolean;
  busy: boolean;
  onToggle: () => void;
  onMark: (read: boolean) => void;
  /** The message went to the archive or back to the inbox. */
  onMoved: () => void;
}

/** One message, collapsed or expanded. */
export function MessageListItem({ message, open, onToggle, ...actions }: MessageListItemProps) {
  const time = useShopTime();
  const textId = useId();
  const { name, subject, createdAt, read } = message;
  return (
    <li className={read ? styles.message : classNames(styles.message, styles.unread)}>
      <h3>
        <button type="button" className={styles.head} aria-expanded={open} aria-controls={textId} onClick={onToggle}>
          <span className={styles.name}>{name}</span>
          <span className={styles.subject}>{SUBJECT_LABELS[subject]}</span>
          {!read && (
            <StatusTag tone="info" className={styles.flag}>
              Unread
            </StatusTag>
          )}
          <time dateTime={createdAt}>{time.moment(createdAt)}</time>
          {open ? (
            <ArrowUpOutlined className={styles.arrow} aria-hidden />
          ) : (
            <ArrowDownOutlined className={styles.arrow} aria-hidden />
          )}
          {!open && <span className={styles.preview}>{message.message}</span>}
        </button>
      </h3>
      <div id={textId} hidden={!open}>
        {open && <MessageBody message={message} {...actions} />}
      </div>
    </li>
  );
}

function MessageBody({ message, busy, onMark, onMoved }: Pick<MessageListItemProps, 'message' | 'busy' | 'onMark' | 'onMoved'>) {
  const archive = useArchiveMessage();
  const isArchived = message.archivedAt !== null;
  const move = (): void => {
    archive.mutate({ id: message.id, read: message.read, archived: !isArchived }, { onSuccess: onMoved });
  };
  return (
    <div className={styles.body}>
      <p className={styles.from}>
        From <CustomerLink email={message.email}>{message.email}</CustomerLink>
      </p>
      <p className={styles.text}>
        <MessageText text={message.message} />
      </p>
      <MessageMail messageId={message.id} />
      <div className={styles.actions}>
        <Button type="primary" icon={<MailOutlined aria-hidden />} href={replyLink(message)}>
          Reply
        </Button>
        <Button disabled={busy} onClick={() => onMark(!message.read)}>
          {message.read ? 'Mark as unread' : 'Mark as read'}
        </Button>
        <Button icon={<InboxOutlined aria-hidden />} disabled={busy} loading={archive.isPending} onClick={move}>
          {isArchived ? 'Move to inbox' : 'Archive'}
        </Button>
      </div>
    </div>
  );
}

/** The numbers of orders lead to them. */
function MessageText({ text }: { text: string }) {
  return namedOrders(text).map((part, index) =>
    part.orderNumber === undefined ? (
      part.text
    ) : (
      <Link key={index} to={`/orders?queue=all&search=${part.orderNumber}`}>
        {part.text}
      </Link>
    ),
  );
}
