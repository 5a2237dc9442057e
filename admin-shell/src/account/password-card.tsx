import {
  accountQuery,
  api,
  Button,
  Card,
  Form,
  Input,
  notifyError,
  showFieldErrors,
  storeSession,
  useSession,
  useMutation,
} from '@shop/admin-kit';
import { NewPasswordFields } from './password-fields.tsx';
import styles from '../styles/account.module.css';

interface PasswordValues {
  current: string;
  next: string;
}

const useChangePassword = () =>
  useMutation({
    mutationFn: ({ current, next }: PasswordValues) => api.put('/api/admin/me/password', { body: { current, next } }),
    meta: { success: 'Password changed. Other browsers are signed out.', invalidates: [accountQuery.queryKey] },
    // The old token has ended with the change.
    onSuccess: storeSession,
  });

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
      <Form form={form} layout="vertical" requiredMark={false} onFinish={submit} className={styles.accountForm}>
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
