import { ApiError, Button, Form, type InputRef, signWithPasskey, TextItem, Typography } from '@shop/admin-kit';
import { ACCOUNT_TEXTS, cleanLine, type SecondFactorChallenge, type SecondFactorMethod } from '@shop/contract';
import { useEffect, useRef, useState } from 'react';
import { type SecondStepAnswer, useCompleteSignIn } from './auth-actions.ts';
import styles from '../styles/login.module.css';

const OTHER_METHOD: Record<SecondFactorMethod, string> = {
  totp: 'Use a code from your app',
  passkey: 'Use a passkey',
  'recovery-code': 'Use a recovery code',
};

interface SecondStepProps {
  challenge: SecondFactorChallenge;
  /** Back to username and password. */
  onRestart: () => void;
}

/** Asks for the second factor after the right password. */
export function SecondStep({ challenge, onRestart }: SecondStepProps) {
  const [method, setMethod] = useState(challenge.methods[0] ?? 'totp');
  const complete = useCompleteSignIn(challenge.challenge);
  const expired = complete.error instanceof ApiError && complete.error.code === 'CHALLENGE_EXPIRED';
  const wrong = complete.error instanceof ApiError && complete.error.code === 'WRONG_CODE';
  const step = { busy: complete.isPending, wrong, onAnswer: complete.mutate };
  const select = (next: SecondFactorMethod): void => {
    complete.reset();
    setMethod(next);
  };
  return (
    <>
      {method === 'totp' && <CodeForm key="totp" {...step} {...APP_CODE} />}
      {method === 'recovery-code' && <CodeForm key="recovery" {...step} {...RECOVERY_CODE} />}
      {method === 'passkey' && <PasskeyStep {...step} options={challenge.passkey ?? {}} />}
      <div className={styles.loginMethods}>
        {challenge.methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} type="link" onClick={() => select(other)}>
              {OTHER_METHOD[other]}
            </Button>
          ))}
        <Button type="link" onClick={onRestart}>
          {expired ? 'Start again' : 'Back to the sign-in'}
        </Button>
      </div>
    </>
  );
}

interface StepProps {
  busy: boolean;
  wrong: boolean;
  onAnswer: (answer: SecondStepAnswer) => void;
}

const APP_CODE = {
  field: 'code',
  label: 'Enter the 6-digit code from your app',
  rule: ACCOUNT_TEXTS.code,
  input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
} as const;

const RECOVERY_CODE = {
  field: 'recoveryCode',
  label: 'Enter one of your recovery codes',
  rule: ACCOUNT_TEXTS.recoveryCode,
  input: { autoCapitalize: 'none', spellCheck: false },
} as const;

type CodeFormProps = StepProps & (typeof APP_CODE | typeof RECOVERY_CODE);

function CodeForm({ busy, wrong, onAnswer, field, label, rule, input }: CodeFormProps) {
  const code = useRef<InputRef>(null);
  useEffect(() => code.current?.focus(), []);
  return (
    <Form<{ code: string }>
      layout="vertical"
      requiredMark={false}
      onFinish={(values) => onAnswer({ [field]: cleanLine(values.code) })}
    >
      <TextItem
        name="code"
        label={label}
        rule={rule}
        input={{ ...input, ref: code }}
        {...(wrong ? { validateStatus: 'error', help: 'The code is not correct' } : {})}
      />
      <Button type="primary" htmlType="submit" block loading={busy}>
        Continue
      </Button>
    </Form>
  );
}

function PasskeyStep({ busy, wrong, onAnswer, options }: StepProps & { options: object }) {
  const [cancelled, setCancelled] = useState(false);
  const ask = (): void => {
    setCancelled(false);
    signWithPasskey(options).then(
      (passkey) => onAnswer({ passkey: { ...passkey } }),
      () => setCancelled(true),
    );
  };
  return (
    <>
      <Typography.Paragraph>Confirm the sign-in with your passkey.</Typography.Paragraph>
      {(cancelled || wrong) && (
        <Typography.Paragraph type="danger" role="alert">
          The passkey was not accepted. Please try again.
        </Typography.Paragraph>
      )}
      <Button type="primary" block loading={busy} onClick={ask}>
        Use passkey
      </Button>
    </>
  );
}
