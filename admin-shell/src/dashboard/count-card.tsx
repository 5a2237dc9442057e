import { Card, Skeleton } from '@shop/admin-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface CountCardProps<Data> {
  title: string;
  hint: string;
  read: UseQueryResult<Data>;
  value: (data: Data) => ReactNode;
  icon: ReactNode;
  /** Where the work behind the number is done. */
  to?: string;
}

/** One number of the dashboard; a dash when it could not be read. */
export function CountCard<Data>({ title, hint, read, value, icon, to }: CountCardProps<Data>) {
  return (
    <li>
      <Card size="small" className="shell-count">
        <div className="shell-count-title">
          {to ? <Link to={to}>{title}</Link> : <span>{title}</span>}
          {icon}
        </div>
        <div className="shell-count-number">
          {read.isPending ? <Skeleton.Button active size="small" /> : read.data === undefined ? '–' : value(read.data)}
        </div>
        <div className="shell-count-hint">{hint}</div>
      </Card>
    </li>
  );
}
