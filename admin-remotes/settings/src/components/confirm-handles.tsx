import { Alert, Button, Dialog, Form, Input, messageOf, Typography, UsePasskey } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirmPassword } from '../api/confirm-password.ts';
import { unpaidOrdersQuery } from '../api/settings-queries.ts';
import type { HandleChange } from '../rules/setting-changes.ts';
import styles from '../styles/settings.module.css';

interface ConfirmHandlesProps {
  /** Null closes the dialog. */
  changes: HandleChange[] | null;
  saving: boolean;
  /** The password was right. */
  onConfirmed: () => void;
  onCancel: () => void;
}

const FORM_ID = 'confirm-handles';

/** Asks for the password or a passkey before payments go to another account, and says whom the old one was told to. */
export function ConfirmHandles({ changes, saving, onConfirmed, onCancel }: ConfirmHandlesProps) {
  const confirming = useConfirmPassword();
  const [password, setPassword] = useState('');
  const busy = confirming.isPending || saving;
  const close = (): void => {
    setPassword('');
    confirming.reset();
    onCancel();
  };
  const confirmed = (): void => {
    setPassword('');
    onConfirmed();
  };
  const footer = (
    <>
      <Button onClick={close} disabled={busy}>
        Cancel
      </Button>
      <Button type="primary" htmlType="submit" form={FORM_ID} loading={busy} disabled={password === ''}>
        Change where payments go
      </Button>
    </>
  );
  const error = confirming.error ? messageOf(confirming.error, 'The password could not be checked') : undefined;
  return (
    <Dialog open={changes !== null} title="Payments will go to another account" width={520} footer={footer} onClose={close}>
      {changes?.map((change) => (
        <Change key={change.handle} {...change} />
      ))}
      <Typography.Paragraph>Every address for notices gets a mail with the old and the new value.</Typography.Paragraph>
      <Form id={FORM_ID} layout="vertical" onFinish={() => confirming.mutate(password, { onSuccess: confirmed })}>
        <Form.Item
          label="Your password"
          htmlFor="confirm-handles-password"
          help={error}
          {...(error ? { validateStatus: 'error' as const } : {})}
        >
          <Input.Password
            id="confirm-handles-password"
            autoComplete="current-password"
            maxLength={128}
            value={password}
            aria-invalid={error !== undefined}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Form.Item>
      </Form>
      <UsePasskey disabled={busy} onConfirmed={confirmed} />
    </Dialog>
  );
}

const shown = (handle: string): string => handle || 'no account';

function Change({ handle, label, before, after }: HandleChange) {
  const { data: unpaid } = useQuery(unpaidOrdersQuery);
  const count = unpaid?.[handle] ?? 0;
  return (
    <>
      <p className={styles.change}>
        <strong>{label}</strong>: <s>{shown(before)}</s> → <strong>{shown(after)}</strong>
      </p>
      {count > 0 && <Alert type="warning" showIcon title={`${toldTheOld(count)} the old handle (${label})`} />}
    </>
  );
}

const toldTheOld = (count: number): string => (count === 1 ? '1 unpaid order was told' : `${count} unpaid orders were told`);
