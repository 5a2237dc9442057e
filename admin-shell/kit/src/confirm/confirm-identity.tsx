import { Button, Form, Input, type InputRef } from 'antd';
import { useRef, useSyncExternalStore } from 'react';
import { api } from '../api.ts';
import { showFieldErrors } from '../form/field-errors.ts';
import { Dialog } from '../page/dialog.tsx';
import { useSession } from '../session.ts';
import { notifyError } from '../toasts/notify.ts';
import { type OpenConfirmation, openConfirmation, subscribeToConfirmation } from './confirmation-store.ts';
import { UsePasskey } from './use-passkey.tsx';
import { useMutation } from '../mutations/use-mutation.ts';

const FORM_ID = 'kit-confirm-identity';

/** The dialog of `withConfirmation`, rendered once in the shell. */
export function ConfirmIdentity() {
  const open = useSyncExternalStore(subscribeToConfirmation, openConfirmation);
  return open && <PasswordDialog confirmation={open} />;
}

function PasswordDialog({ confirmation }: { confirmation: OpenConfirmation }) {
  const [form] = Form.useForm<{ password: string }>();
  const password = useRef<InputRef>(null);
  const username = useSession()?.user.username ?? '';
  const confirm = useMutation({
    mutationFn: (body: { password: string }) => api.post('/api/admin/me/confirm', { body }),
    onSuccess: confirmation.confirmed,
    onError: (error) => {
      if (!showFieldErrors(form, error)) notifyError(error, 'The password could not be checked');
    },
  });
  const footer = (
    <>
      <Button onClick={confirmation.cancelled}>Cancel</Button>
      <Button type="primary" htmlType="submit" form={FORM_ID} loading={confirm.isPending}>
        Continue
      </Button>
    </>
  );
  const focus = (): void => password.current?.focus();
  return (
    <Dialog open title="Enter your password again" width={420} footer={footer} onClose={confirmation.cancelled} onOpened={focus}>
      <Form form={form} id={FORM_ID} layout="vertical" requiredMark={false} onFinish={confirm.mutate}>
        <p>This change needs your password. You are not asked again for ten minutes.</p>
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <Form.Item name="password" label="Password" rules={[{ required: true, message: 'Password is required' }]}>
          <Input.Password ref={password} autoComplete="current-password" maxLength={128} />
        </Form.Item>
      </Form>
      <UsePasskey disabled={confirm.isPending} onConfirmed={confirmation.confirmed} />
    </Dialog>
  );
}
