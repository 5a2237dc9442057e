import { accountQuery, Button } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

const DISMISSED_KEY = 'adminPasswordNoticeDismissed';

/** Offers a change of the password with which the shop was set up, which logs and configuration may contain. */
export function PasswordNotice() {
  const { data } = useQuery(accountQuery);
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(DISMISSED_KEY));
  if (!data || data.passwordChangedAt !== null || dismissed === data.id) return null;
  const dismiss = (): void => {
    localStorage.setItem(DISMISSED_KEY, data.id);
    setDismissed(data.id);
  };
  return (
    <div className="shell-notice">
      <span>
        You sign in with the password from the set-up of the shop. <Link to="/account">Choose your own</Link>
      </span>
      <Button type="text" size="small" onClick={dismiss}>
        Not now
      </Button>
    </div>
  );
}
