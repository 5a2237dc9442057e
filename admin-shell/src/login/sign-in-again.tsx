import { Button, Dialog, Typography } from '@shop/admin-kit';
import { useSignIn } from './auth-actions.ts';
import { SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from '../styles/login.module.css';

interface SignInAgainProps {
  username: string | undefined;
  /** Gives the unsaved input up. */
  onDiscard: () => void;
}

/** A session has ended over unsaved input: the form stays behind this dialog, which covers the page, until the admin is back. */
export function SignInAgain({ username, onDiscard }: SignInAgainProps) {
  const signIn = useSignIn();
  const footer = <Button onClick={onDiscard}>Discard the input</Button>;
  return (
    <Dialog
      open
      title="Sign in again"
      width={420}
      footer={footer}
      onClose={() => undefined}
      closable={false}
      className={styles.signInAgain}
    >
      {signIn.data ? (
        <SecondStep challenge={signIn.data} onRestart={signIn.reset} />
      ) : (
        <>
          <Typography.Paragraph type="secondary">Your session has ended. What you typed is still here.</Typography.Paragraph>
          <SignInForm signIn={signIn} username={username} />
        </>
      )}
    </Dialog>
  );
}
