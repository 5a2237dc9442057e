import { Button, copyText, CopyOutlined, Dialog } from '@shop/admin-kit';
import styles from '../styles/account.module.css';

/** Shows new recovery codes, which the server cannot show again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const footer = (
    <>
      <Button icon={<CopyOutlined aria-hidden />} onClick={() => copyText(codes.join('\n'), 'Codes copied')}>
        Copy codes
      </Button>
      <Button type="primary" onClick={onClose}>
        I have saved them
      </Button>
    </>
  );
  return (
    <Dialog open title="Your recovery codes" width={480} footer={footer} onClose={onClose}>
      <p>
        Keep them where you keep your passwords. Each one signs you in once if your phone or key is lost. They are{' '}
        <strong>shown only now</strong>.
      </p>
      <ul className={styles.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
