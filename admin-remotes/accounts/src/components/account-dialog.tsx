import { Button, Dialog, Form, useSession } from '@shop/admin-kit';
import type { AdminListItem, AdminRole } from '@shop/contract';
import { useChangeRole, useCreateResetLink, useDisableAccount, useEnableAccount, useEndSignIns } from '../api/update-account.ts';
import { LinkPanel } from './link-panel.tsx';
import { RoleField } from './role-field.tsx';
import styles from '../styles/accounts.module.css';

interface AccountDialogProps {
  account: AdminListItem;
  onClose: () => void;
}

/** Role and sign-ins of one account. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const { id, username, displayName } = account;
  const isOwn = useSession()?.user.id === id;
  return (
    <Dialog open title={displayName ?? username} width={560} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <RoleForm account={account} />
      {account.disabledAt === null ? <SignIns account={account} isOwn={isOwn} /> : <EnableAccount id={id} />}
    </Dialog>
  );
}

function RoleForm({ account }: { account: AdminListItem }) {
  const change = useChangeRole(account.id);
  return (
    <Form<{ role: AdminRole }>
      layout="vertical"
      requiredMark={false}
      initialValues={{ role: account.role }}
      onFinish={({ role }) => change.mutate(role)}
    >
      <RoleField />
      <Button htmlType="submit" loading={change.isPending}>
        Save role
      </Button>
    </Form>
  );
}

function SignIns({ account: { id, email }, isOwn }: { account: AdminListItem; isOwn: boolean }) {
  const endSignIns = useEndSignIns(id);
  const createLink = useCreateResetLink(id);
  const disable = useDisableAccount(id);
  return (
    <section className={styles.section} aria-labelledby="account-sign-ins">
      <h3 id="account-sign-ins">Sign-in</h3>
      {createLink.data && <LinkPanel link={createLink.data} email={email} subject="Choose a new password for the shop" />}
      <div className={styles.actions}>
        <Button loading={endSignIns.isPending} onClick={() => endSignIns.mutate(undefined)}>
          Sign out everywhere
        </Button>
        {!createLink.data && (
          <Button loading={createLink.isPending} onClick={() => createLink.mutate(undefined)}>
            New password link
          </Button>
        )}
        {!isOwn && (
          <Button danger loading={disable.isPending} onClick={() => disable.mutate(undefined)}>
            Disable account
          </Button>
        )}
      </div>
    </section>
  );
}

function EnableAccount({ id }: { id: string }) {
  const enable = useEnableAccount(id);
  return (
    <section className={styles.section} aria-labelledby="account-disabled">
      <h3 id="account-disabled">This account is disabled</h3>
      <p>It cannot sign in until you enable it.</p>
      <div className={styles.actions}>
        <Button loading={enable.isPending} onClick={() => enable.mutate(undefined)}>
          Enable account
        </Button>
      </div>
    </section>
  );
}
