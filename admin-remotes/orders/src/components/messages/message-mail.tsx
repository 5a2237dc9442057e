import { Button, type ShopTime, useShopTime } from '@shop/admin-kit';
import type { SentMail } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { messageMailsQuery, useResendMessageMail } from '../../api/message-mails.ts';
import styles from '../../styles/messages.module.css';

function stateOf(mail: SentMail | undefined, time: ShopTime): string {
  if (mail?.sentAt) return `Mail to the shop sent ${time.moment(mail.sentAt)}`;
  return mail?.lastError ? `Mail to the shop not sent yet: ${mail.lastError}` : 'Mail to the shop is on its way';
}

/** Whether the mail that reports the message to the shop was sent, and a button to send it again. */
export function MessageMail({ messageId }: { messageId: string }) {
  const time = useShopTime();
  const mails = useQuery(messageMailsQuery(messageId));
  const resend = useResendMessageMail(messageId);
  if (!mails.data) return null;
  return (
    <p className={styles.mail}>
      <span>{stateOf(mails.data[0], time)}</span>
      <Button size="small" loading={resend.isPending} onClick={() => resend.mutate()}>
        Resend mail
      </Button>
    </p>
  );
}
