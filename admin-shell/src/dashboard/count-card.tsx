import { Card, Skeleton } from '@shop/admin-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from '../styles/summary.module.css';

interface CountCardProps<Data> {
  title: string;
  hint: ReactNode;
  query: UseQueryResult<Data>;
  value: (data: Data) => ReactNode;
  icon: ReactNode;
  /** The page that shows what is counted. */
  to: string;
}

/** One number of the dashboard; a dash if its query failed. */
export function CountCard<Data>({ title, hint, query, value, icon, to }: CountCardProps<Data>) {
  return (
    <li>
      <Card size="small" className={styles.count}>
        <div className={styles.countTitle}>
          <Link to={to}>{title}</Link>
          {icon}
        </div>
        <div className={styles.countNumber}>
          {query.isPending ? <Skeleton.Button active size="small" /> : query.data === undefined ? '–' : value(query.data)}
        </div>
        <div className={styles.countHint}>{hint}</div>
      </Card>
    </li>
  );
}
