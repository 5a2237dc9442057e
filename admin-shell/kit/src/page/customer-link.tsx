import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { customerPath } from '../customer-path.ts';
import { useRight } from '../rights.ts';
import styles from './links.module.css';

interface CustomerLinkProps {
  /** Without an address, or without the right to see customers, the text is no link. */
  email: string | null;
  children: ReactNode;
}

/** A name or an address that leads to the page of the customer. */
export function CustomerLink({ email, children }: CustomerLinkProps) {
  const opens = useRight('read-customers');
  if (!opens || !email) return <>{children}</>;
  return (
    <Link className={styles.customerLink} to={customerPath(email)}>
      {children}
    </Link>
  );
}
