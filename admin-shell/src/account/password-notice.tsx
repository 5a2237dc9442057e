import { accountQuery, Button } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from '../styles/app.module.css';

const DISMISSED_KEY = 'adminPasswordNoticeDismissed';

/** Whether the account still has the password with which the shop was set up and has not dismissed the notice. */
function usePasswordIsFirst(): { isFirst: boolean; dismiss: () => void } {
  const { data } = useQuery(accountQuery);
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(DISMISSED_KEY));
  return {
    isFirst: data !== undefined && data.passwordChangedAt === null && dismissed !== data.id,
    dismiss: () => {
      if (!data) return;
      localStorage.setItem(DISMISSED_KEY, data.id);
      setDismissed(data.id);
    },
  };
}

/** Offers a change of the password with which the shop was set up, which logs and configuration may contain. */
export function PasswordNotice() {
  const { isFirst, dismiss } = usePasswordIsFirst();
  if (!isFirst) return null;
  return (
    <div className={styles.notice}>
      <span>
        You sign in with the password from the set-up of the shop. <Link to="/account">Choose your own</Link>
      </span>
      <Button type="text" size="small" onClick={dismiss}>
        Not now
      </Button>
    </div>
  );
}
