import { accountQuery, ArrowDownOutlined, ArrowUpOutlined, classNames, StatusTag, useShopTime } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { answeringText, STATE_TAGS, SUBJECT_LABELS } from '../../rules/messages/message-labels.ts';
import { MessageBody, type MessageBodyProps } from './message-body.tsx';
import styles from '../../styles/messages.module.css';

interface MessageListItemProps extends MessageBodyProps {
  open: boolean;
  onToggle: () => void;
}

/** One message, collapsed or expanded. */
export function MessageListItem({ message, open, onToggle, ...actions }: MessageListItemProps) {
  const time = useShopTime();
  const textId = useId();
  const { name, subject, createdAt, read, repliedBy, repliedAt } = message;
  const tag = STATE_TAGS[message.state];
  const answering = answeringText(message, useQuery(accountQuery).data?.username);
  return (
    <li className={classNames(styles.message, !read && styles.unread, open && styles.open)}>
      <h3>
        <button type="button" className={styles.head} aria-expanded={open} aria-controls={textId} onClick={onToggle}>
          <span className={styles.name}>{name}</span>
          <span className={styles.subject}>{SUBJECT_LABELS[subject]}</span>
          <span className={styles.flag}>
            <StatusTag tone={tag.tone}>{tag.label}</StatusTag>
            {answering && <StatusTag tone="warning">{answering}</StatusTag>}
          </span>
          <time dateTime={createdAt}>{time.moment(createdAt)}</time>
          {open ? (
            <ArrowUpOutlined className={styles.arrow} aria-hidden />
          ) : (
            <ArrowDownOutlined className={styles.arrow} aria-hidden />
          )}
          {!open && <span className={styles.preview}>{message.message}</span>}
          {!open && repliedAt && (
            <span className={styles.preview}>
              {repliedBy} answered {time.moment(repliedAt)}
            </span>
          )}
        </button>
      </h3>
      <div id={textId} hidden={!open}>
        {open && <MessageBody message={message} {...actions} />}
      </div>
    </li>
  );
}
