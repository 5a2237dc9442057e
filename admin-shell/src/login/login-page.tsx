import { Button, Card, Form, Input, Typography, useSession } from '@shop/admin-kit';
import { Navigate, useLocation } from 'react-router-dom';
import { type Credentials, useSignIn } from './auth-actions.ts';
import { SecondStep } from './second-step.tsx';

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
  if (signIn.data) return <SecondStep challenge={signIn.data} onRestart={signIn.reset} />;
  return (
    <main className="shell-login">
      <Card className="shell-login-card">
        <Typography.Title level={1}>Admin Login</Typography.Title>
        <Typography.Paragraph type="secondary">Sign in to access the admin dashboard</Typography.Paragraph>
        <Form<Credentials> layout="vertical" requiredMark={false} onFinish={(credentials) => signIn.mutate(credentials)}>
          <Form.Item
            name="username"
            label="Username"
            rules={[{ required: true, whitespace: true, message: 'Username is required' }]}
          >
            <Input autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={120} />
          </Form.Item>
          <Form.Item name="password" label="Password" rules={[{ required: true, message: 'Password is required' }]}>
            <Input.Password autoComplete="current-password" maxLength={128} />
          </Form.Item>
          <Button type="primary" htmlType="submit" block disabled={signIn.isPending} loading={signIn.isPending}>
            {signIn.isPending ? 'Signing in...' : 'Sign in'}
          </Button>
        </Form>
      </Card>
    </main>
  );
}
