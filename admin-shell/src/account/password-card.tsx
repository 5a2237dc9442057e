import {
  accountQuery,
  api,
  Button,
  Card,
  Form,
  Input,
  notifyError,
  notifySuccess,
  showFieldErrors,
  storeSession,
  useSession,
  useMutation,
} from '@shop/admin-kit';
import { useQueryClient } from '@tanstack/react-query';
import { NewPasswordFields } from './password-fields.tsx';

interface PasswordValues {
  current: string;
  next: string;
}

function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ current, next }: PasswordValues) => api.put('/api/admin/me/password', { body: { current, next } }),
    onSuccess: (session) => {
      // The old token has ended with the change.
      storeSession(session);
      notifySuccess('Password changed. Other browsers are signed out.');
      return queryClient.invalidateQueries(accountQuery);
    },
  });
}

/** Changes the own password. */
export function PasswordCard() {
  const [form] = Form.useForm<PasswordValues>();
  const change = useChangePassword();
  const username = useSession()?.user.username;
  const submit = (values: PasswordValues): void =>
    change.mutate(values, {
      onSuccess: () => form.resetFields(),
      onError: (error) => {
        if (!showFieldErrors(form, error)) notifyError(error, 'Failed to change the password');
      },
    });
  return (
    <Card title={<h2>Password</h2>}>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={submit} className="shell-account-form">
        {/* Lets password managers save the new password under the right name. */}
        <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
        <Form.Item name="current" label="Current password" rules={[{ required: true, message: 'Password is required' }]}>
          <Input.Password autoComplete="current-password" maxLength={128} />
        </Form.Item>
        <NewPasswordFields name="next" />
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          Change password
        </Button>
      </Form>
    </Card>
  );
}
