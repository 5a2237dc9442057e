import { type ShopTime, useShopTime } from '@shop/admin-kit';
import type { ReplyMail } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { repliesQuery, replyMailsQuery } from '../../api/message-replies.ts';
import styles from '../../styles/messages.module.css';

function stateOf(mail: ReplyMail | undefined, time: ShopTime): string {
  if (mail?.sentAt) return `mail sent ${time.moment(mail.sentAt)}`;
  return mail?.lastError ? `mail not sent yet: ${mail.lastError}` : 'mail is on its way';
}

/** Who answered what, and whether the mail was sent. */
export function MessageReplies({ messageId }: { messageId: string }) {
  const time = useShopTime();
  const replies = useQuery(repliesQuery(messageId)).data ?? [];
  const mails = useQuery({ ...replyMailsQuery(messageId), enabled: replies.length > 0 });
  if (replies.length === 0) return null;
  return (
    <ol className={styles.replies} aria-label="Replies">
      {replies.map(({ id, author, text, createdAt }) => (
        <li key={id}>
          <p className={styles.from}>
            <strong>{author}</strong> answered <time dateTime={createdAt}>{time.moment(createdAt)}</time>
            {mails.data &&
              `, ${stateOf(
                mails.data.find(({ replyId }) => replyId === id),
                time,
              )}`}
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
