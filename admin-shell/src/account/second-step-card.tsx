import { Button, Card, ConfirmDialog, EmptyState, Skeleton, StatusTag, secondFactorsQuery } from '@shop/admin-kit';
import type { SecondFactors } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { useReplaceRecoveryCodes, useTurnOffTotp } from './second-factors.ts';
import { TotpDialog } from './totp-dialog.tsx';
import styles from '../styles/account.module.css';

/** The second step of the own sign-in: authenticator app, passkeys and recovery codes. */
export function SecondStepCard() {
  const query = useQuery(secondFactorsQuery);
  const [codes, setCodes] = useState<string[]>([]);
  return (
    <Card title={<h2>Second step</h2>}>
      <p className={styles.accountIntro}>
        After the password, the sign-in asks for something that only you have. A stolen password alone is then of no use.
      </p>
      {query.isPending && <Skeleton active paragraph={{ rows: 3 }} />}
      {query.isError && <EmptyState title="The second step could not be loaded" hint="Reload the page to try again." />}
      {query.data && <Factors factors={query.data} onCodes={setCodes} />}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </Card>
  );
}

interface FactorsProps {
  factors: SecondFactors;
  /** Called with new recovery codes, which must be shown now. */
  onCodes: (codes: string[]) => void;
}

function Factors({ factors, onCodes }: FactorsProps) {
  const hasFactor = factors.totp || factors.passkeys.length > 0;
  return (
    <>
      <TotpRow on={factors.totp} onCodes={onCodes} />
      <PasskeyList passkeys={factors.passkeys} onCodes={onCodes} />
      {hasFactor && <RecoveryRow unused={factors.recoveryCodes} onCodes={onCodes} />}
    </>
  );
}

function TotpRow({ on, onCodes }: { on: boolean; onCodes: FactorsProps['onCodes'] }) {
  const [dialog, setDialog] = useState<'set-up' | 'turn-off' | null>(null);
  const turnOff = useTurnOffTotp();
  const close = (): void => setDialog(null);
  return (
    <section className={styles.factor} aria-labelledby="factor-totp">
      <div>
        <h3 id="factor-totp">Authenticator app {on && <StatusTag tone="success">On</StatusTag>}</h3>
        <p>An app on your phone shows a new 6-digit code every 30 seconds.</p>
      </div>
      <Button onClick={() => setDialog(on ? 'turn-off' : 'set-up')}>{on ? 'Turn off' : 'Set up'}</Button>
      {dialog === 'set-up' && <TotpDialog onClose={close} onCodes={onCodes} />}
      <ConfirmDialog
        open={dialog === 'turn-off'}
        title="Turn off the authenticator app"
        confirmText="Turn off"
        danger
        busy={turnOff.isPending}
        onConfirm={() => turnOff.mutate(undefined, { onSettled: close })}
        onCancel={close}
      >
        The sign-in does not ask for its codes any more.
      </ConfirmDialog>
    </section>
  );
}

function RecoveryRow({ unused, onCodes }: { unused: number; onCodes: FactorsProps['onCodes'] }) {
  const replace = useReplaceRecoveryCodes();
  const showCodes = (): void => replace.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) });
  return (
    <section className={styles.factor} aria-labelledby="factor-recovery">
      <div>
        <h3 id="factor-recovery">Recovery codes</h3>
        <p>{`${unused} of 10 are unused. Each signs you in once if your phone or key is lost.`}</p>
      </div>
      <Button loading={replace.isPending} onClick={showCodes}>
        New codes
      </Button>
    </section>
  );
}
