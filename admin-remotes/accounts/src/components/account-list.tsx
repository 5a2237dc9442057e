import { Button, kitStyles, StatusTag, useSession, useShopTime } from '@shop/admin-kit';
import type { AdminListItem } from '@shop/contract';
import { ROLE_LABELS } from '../rules/role-labels.ts';
import styles from '../styles/accounts.module.css';

interface AccountListProps {
  admins: readonly AdminListItem[];
  onManage: (id: string) => void;
}

export function AccountList({ admins, onManage }: AccountListProps) {
  const time = useShopTime();
  const ownId = useSession()?.user.id;
  return (
    <ul className={kitStyles.rows} aria-label="Accounts">
      {admins.map((account) => (
        <li key={account.id} className={styles.account}>
          <div className={styles.text}>
            <h3>{account.displayName ?? account.username}</h3>
            <p>{[account.displayName && account.username, account.email].filter(Boolean).join(', ')}</p>
            <p>{account.signedInAt ? `Last signed in ${time.moment(account.signedInAt)}` : 'Has not signed in yet'}</p>
          </div>
          <div className={styles.tags}>
            <StatusTag tone="neutral">{ROLE_LABELS[account.role]}</StatusTag>
            {account.id === ownId && <StatusTag tone="info">You</StatusTag>}
            {account.disabledAt !== null && <StatusTag tone="danger">Disabled</StatusTag>}
          </div>
          <Button aria-label={`Manage ${account.username}`} onClick={() => onManage(account.id)}>
            Manage
          </Button>
        </li>
      ))}
    </ul>
  );
}
