import { Button, Form, Input, TextItem } from '@shop/admin-kit';
import { ACCOUNT_TEXTS } from '@shop/contract';
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
      <TextItem
        name="username"
        label="Username"
        rule={ACCOUNT_TEXTS.signInName}
        input={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
      />
      <Form.Item name="password" label="Password" rules={[{ required: true, message: 'Password is required' }]}>
        <Input.Password autoComplete="current-password" maxLength={128} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block disabled={signIn.isPending} loading={signIn.isPending}>
        {signIn.isPending ? 'Signing in...' : 'Sign in'}
      </Button>
    </Form>
  );
}
