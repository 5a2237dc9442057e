import { Button, copyText, CopyOutlined, Input, MailOutlined, useShopTime } from '@shop/admin-kit';
import type { PasswordLink } from '@shop/contract';
import styles from '../styles/accounts.module.css';

interface LinkPanelProps {
  link: PasswordLink;
  email: string | null;
  /** What the link is for, as the subject of the email. */
  subject: string;
}

/** The link to hand over. It contains a secret that the server does not store, so it is shown only now. */
export function LinkPanel({ link, email, subject }: LinkPanelProps) {
  const url = new URL(link.path, location.origin).href;
  const until = useShopTime().moment(link.expiresAt);
  const body = `Please open this link and choose your password. It works once, until ${until}:\n\n${url}`;
  return (
    <div className={styles.link}>
      <p>
        Send this link to the person. It works once, until {until}, and <strong>is shown only now</strong>.
      </p>
      <Input.TextArea aria-label="Link" value={url} readOnly autoSize onFocus={(event) => event.target.select()} />
      <div className={styles.actions}>
        <Button type="primary" icon={<CopyOutlined aria-hidden />} onClick={() => copyText(url, 'Link copied')}>
          Copy link
        </Button>
        <Button
          icon={<MailOutlined aria-hidden />}
          href={`mailto:${email ?? ''}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
        >
          Write an email
        </Button>
      </div>
    </div>
  );
}
