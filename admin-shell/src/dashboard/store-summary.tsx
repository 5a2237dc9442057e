import { useRight } from '@shop/admin-kit';
import { Link } from 'react-router-dom';
import { usePasswordIsFirst } from '../account/password-notice.tsx';
import { CountCards } from './count-cards.tsx';
import { useOpening } from './opening-card.tsx';
import styles from '../styles/summary.module.css';

/** Counts and notices of the dashboard in one line, above a section's work. Phones show them on /admin only. */
export function StoreSummary() {
  const editsSettings = useRight('settings');
  return (
    <div className={styles.summary}>
      <CountCards />
      {editsSettings && <OpeningLink />}
      <PasswordLink />
    </div>
  );
}

function OpeningLink() {
  const { data } = useOpening();
  if (!data || data.done === data.total) return null;
  return (
    <Link to="/" className={styles.summaryNotice}>
      Before you open: {data.done} of {data.total}
    </Link>
  );
}

function PasswordLink() {
  const { isFirst } = usePasswordIsFirst();
  if (!isFirst) return null;
  return (
    <Link to="/account" className={styles.summaryNotice}>
      Choose your own password
    </Link>
  );
}
