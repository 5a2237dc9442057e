import { Card, Typography, useSession } from '@shop/admin-kit';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSignIn } from './auth-actions.ts';
import { SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from '../styles/login.module.css';

/** The page that RequireAdmin redirected from; only a path of the admin itself is accepted. */
function redirectTarget(state: unknown): string {
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/';
}

export function LoginPage() {
  const session = useSession();
  const location = useLocation();
  const signIn = useSignIn();
  if (session) return <Navigate to={redirectTarget(location.state)} replace />;
  if (signIn.data)
    return (
      <LoginCard title="Second step">
        <SecondStep challenge={signIn.data} onRestart={signIn.reset} />
      </LoginCard>
    );
  return (
    <LoginCard title="Admin Login">
      <Typography.Paragraph type="secondary">Sign in to access the admin dashboard</Typography.Paragraph>
      <SignInForm signIn={signIn} />
    </LoginCard>
  );
}

function LoginCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.login}>
      <Card className={styles.loginCard}>
        <Typography.Title level={1}>{title}</Typography.Title>
        {children}
      </Card>
    </main>
  );
}
