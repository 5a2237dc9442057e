import { Form, FormDialog, notifyError, QRCode, showFieldErrors, Skeleton, TextItem } from '@shop/admin-kit';
import { ACCOUNT_TEXTS, cleanLine, type TotpSetup } from '@shop/contract';
import { useEffect } from 'react';
import { useConfirmTotp, useStartTotp } from './second-factors.ts';
import styles from '../styles/account.module.css';

const FORM_ID = 'set-up-totp';

interface TotpDialogProps {
  onClose: () => void;
  onCodes: (codes: string[]) => void;
}

/** Shows the QR code of a new secret; the first code of the app turns the second step on. */
export function TotpDialog({ onClose, onCodes }: TotpDialogProps) {
  const [form] = Form.useForm<{ code: string }>();
  const { mutate: start, data: setup } = useStartTotp();
  const confirm = useConfirmTotp();
  // The set-up is cancelled together with the question for the password.
  useEffect(() => start(undefined, { onError: onClose }), [start, onClose]);
  const submit = ({ code }: { code: string }): void =>
    confirm.mutate(cleanLine(code), {
      onSuccess: ({ recoveryCodes }) => {
        onClose();
        onCodes(recoveryCodes);
      },
      onError: (error) => {
        if (!showFieldErrors(form, error)) notifyError(error, 'The code could not be checked');
      },
    });
  return (
    <FormDialog
      open
      title="Set up the authenticator app"
      dirty={false}
      busy={confirm.isPending}
      submitText="Turn on"
      formId={FORM_ID}
      width={480}
      onClose={onClose}
    >
      <Form form={form} id={FORM_ID} layout="vertical" requiredMark={false} onFinish={submit}>
        {setup ? <SetupSteps setup={setup} /> : <Skeleton active />}
      </Form>
    </FormDialog>
  );
}

function SetupSteps({ setup: { secret, uri } }: { setup: TotpSetup }) {
  return (
    <>
      <p>1. Scan this with an authenticator app, for example Google Authenticator or 1Password.</p>
      <div className={styles.qrCode} aria-hidden>
        <QRCode value={uri} size={184} bordered={false} color="#1b1713" bgColor="#ffffff" type="svg" />
      </div>
      <p>
        No camera? Enter this key in the app: <code className={styles.totpKey}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextItem
        name="code"
        label="2. Enter the 6-digit code from your app"
        rule={ACCOUNT_TEXTS.code}
        input={{ inputMode: 'numeric', autoComplete: 'one-time-code' }}
      />
    </>
  );
}
