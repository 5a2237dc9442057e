import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { api, messageOf } from '../api.ts';
import { signWithPasskey, supportsPasskeys } from './passkeys.ts';
import { secondFactorsQuery } from './second-factors.ts';
import { useMutation } from '../mutations/use-mutation.ts';
import styles from './use-passkey.module.css';

interface UsePasskeyProps {
  disabled?: boolean;
  /** The person has proved who they are, for ten minutes. */
  onConfirmed: () => void;
}

/** A passkey in place of the password; nothing for an account, or a browser, without passkeys. */
export function UsePasskey({ disabled = false, onConfirmed }: UsePasskeyProps) {
  const { data } = useQuery(secondFactorsQuery);
  const confirm = useMutation({
    mutationFn: async () => {
      const { challenge, options } = await api.post('/api/admin/me/confirm/passkey/options', {});
      const passkey = await signWithPasskey(options);
      return api.post('/api/admin/me/confirm/passkey', { body: { challenge, passkey: { ...passkey } } });
    },
    onSuccess: onConfirmed,
  });
  if (!data || data.passkeys.length === 0 || !supportsPasskeys()) return null;
  return (
    <div className={styles.passkey}>
      <Button block disabled={disabled} loading={confirm.isPending} onClick={() => confirm.mutate()}>
        Use a passkey instead
      </Button>
      {confirm.error && <p role="alert">{messageOf(confirm.error, 'The passkey was not accepted. Please try again.')}</p>}
    </div>
  );
}
