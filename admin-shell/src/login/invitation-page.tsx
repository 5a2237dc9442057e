import {
  api,
  Button,
  Card,
  Form,
  messageOf,
  notify,
  notifyError,
  showFieldErrors,
  storeSession,
  TextItem,
  Typography,
  useMutation,
} from '@shop/admin-kit';
import { ACCOUNT_TEXTS } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { NewPasswordFields } from '../account/password-fields.tsx';
import { Loading } from './require-admin.tsx';
import styles from '../styles/login.module.css';

interface Choice {
  displayName: string;
  password: string;
}

/** The page of an invitation or reset link. The token is the fragment of the address, which no server log contains. */
export function InvitationPage() {
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  const link = useQuery({
    queryKey: ['/api/admin/login/invitation', token],
    queryFn: () => api.post('/api/admin/login/invitation', { body: { token } }),
  });
  if (link.isPending) return <Loading />;
  if (!link.data) return <InvalidLink message={messageOf(link.error, 'This link could not be checked. Please try again.')} />;
  const { kind, username, displayName } = link.data;
  return (
    <main className={styles.login}>
      <Card className={styles.loginCard}>
        <Typography.Title level={1}>{kind === 'reset' ? 'Choose a new password' : 'Welcome to the team'}</Typography.Title>
        <Typography.Paragraph type="secondary">
          You sign in as <strong>{username}</strong>.
        </Typography.Paragraph>
        <ChoiceForm token={token} username={username} displayName={displayName ?? ''} />
      </Card>
    </main>
  );
}

function InvalidLink({ message }: { message: string }) {
  return (
    <main className={styles.login}>
      <Card className={styles.loginCard}>
        <Typography.Title level={1}>This link does not work</Typography.Title>
        <Typography.Paragraph>{message}</Typography.Paragraph>
        <Link to="/login">Go to the sign-in</Link>
      </Card>
    </main>
  );
}

function ChoiceForm({ token, username, displayName }: { token: string; username: string; displayName: string }) {
  const [form] = Form.useForm<Choice>();
  const navigate = useNavigate();
  const accept = useMutation({
    mutationFn: (choice: Choice) =>
      api.post('/api/admin/login/invitation/accept', {
        body: { token, displayName: choice.displayName, password: choice.password },
      }),
    onSuccess: (session) => {
      storeSession(session);
      notify({ title: 'Login successful', description: 'Welcome to the admin dashboard' });
      void navigate('/', { replace: true });
    },
    onError: (error) => {
      if (!showFieldErrors(form, error)) notifyError(error, 'The password could not be saved');
    },
  });
  return (
    <Form form={form} layout="vertical" requiredMark={false} initialValues={{ displayName }} onFinish={accept.mutate}>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <TextItem name="displayName" label="Your name" rule={ACCOUNT_TEXTS.displayName} input={{ autoComplete: 'name' }} />
      <NewPasswordFields name="password" />
      <Button type="primary" htmlType="submit" block loading={accept.isPending}>
        Save and sign in
      </Button>
    </Form>
  );
}
