import { Button, Form, Input } from '@shop/admin-kit';
import type { Credentials, useSignIn } from './auth-actions.ts';

interface SignInFormProps {
  signIn: ReturnType<typeof useSignIn>;
  /** The name of the admin whose session has ended. */
  username?: string | undefined;
}

/** Username and password. */
export function SignInForm({ signIn, username }: SignInFormProps) {
  return (
    <Form<Credentials>
      layout="vertical"
      requiredMark={false}
      initialValues={{ username }}
      onFinish={(credentials) => signIn.mutate(credentials)}
    >
      <Form.Item name="username" label="Username" rules={[{ required: true, whitespace: true, message: 'Username is required' }]}>
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={120} />
      </Form.Item>
      <Form.Item name="password" label="Password" rules={[{ required: true, message: 'Password is required' }]}>
        <Input.Password autoComplete="current-password" maxLength={128} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block disabled={signIn.isPending} loading={signIn.isPending}>
        {signIn.isPending ? 'Signing in...' : 'Sign in'}
      </Button>
    </Form>
  );
}
