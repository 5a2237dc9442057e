import { Button, Form, FormDialog, supportsPasskeys, TextItem, useShopTime } from '@shop/admin-kit';
import { ACCOUNT_TEXTS, type AdminPasskey } from '@shop/contract';
import { useState } from 'react';
import { useAddPasskey, useRemovePasskey } from './second-factors.ts';
import styles from '../styles/account.module.css';

interface PasskeyListProps {
  passkeys: readonly AdminPasskey[];
  onCodes: (codes: string[]) => void;
}

export function PasskeyList({ passkeys, onCodes }: PasskeyListProps) {
  const [adding, setAdding] = useState(false);
  const time = useShopTime();
  const remove = useRemovePasskey();
  return (
    <section className={styles.factor} aria-labelledby="factor-passkeys">
      <div>
        <h3 id="factor-passkeys">Passkeys</h3>
        <p>Your fingerprint, face, device PIN or a security key instead of a code.</p>
      </div>
      {supportsPasskeys() && <Button onClick={() => setAdding(true)}>Add passkey</Button>}
      {passkeys.length > 0 && (
        <ul className={styles.passkeys} aria-label="Passkeys">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong>{' '}
                {lastUsedAt ? `Last used ${time.longDay(lastUsedAt)}` : `Added ${time.longDay(createdAt)}`}
              </span>
              <Button
                size="small"
                aria-label={`Remove ${name}`}
                loading={remove.isPending && remove.variables === id}
                onClick={() => remove.mutate(id)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding && <PasskeyDialog onClose={() => setAdding(false)} onCodes={onCodes} />}
    </section>
  );
}

const FORM_ID = 'add-passkey';

function PasskeyDialog({ onClose, onCodes }: { onClose: () => void; onCodes: PasskeyListProps['onCodes'] }) {
  const add = useAddPasskey();
  const submit = ({ name }: { name: string }): void =>
    add.mutate(name, {
      onSuccess: ({ recoveryCodes }) => {
        onClose();
        onCodes(recoveryCodes);
      },
    });
  return (
    <FormDialog
      open
      title="Add passkey"
      dirty={false}
      busy={add.isPending}
      submitText="Continue"
      formId={FORM_ID}
      width={420}
      onClose={onClose}
    >
      <Form id={FORM_ID} layout="vertical" requiredMark={false} initialValues={{ name: 'This device' }} onFinish={submit}>
        <TextItem name="name" label="Name" extra="So that you recognize it in the list." rule={ACCOUNT_TEXTS.passkeyName} />
        <p>Your browser then asks which device or key to use.</p>
      </Form>
    </FormDialog>
  );
}
