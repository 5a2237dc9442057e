import { api, Button, Card, keys, messageOf, Skeleton } from '@shop/admin-kit';
import type { Duty, DutyGroup, Today as TodayAnswer } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { adminPath } from './admin-path.ts';
import styles from './today.module.css';

/** A server that has just started is late for all of it. What stays away is asked again by the focus or a change. */
const ASK_AGAIN_MS = 1_000;
const MAX_ANSWERS = 5;

/** Much of what waits changes without an announcement, for example invoices that become overdue. */
const todayQuery = queryOptions({
  queryKey: keys.today,
  queryFn: ({ signal }) => api.get('/api/admin/today', { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state: { data, dataUpdateCount } }) =>
    data && data.unknown.length > 0 && dataUpdateCount < MAX_ANSWERS ? ASK_AGAIN_MS : false,
});

const GROUPS: readonly (readonly [group: DutyGroup, label: string])[] = [
  ['sell', 'Sell'],
  ['make', 'Make'],
  ['books', 'Books'],
  ['shop', 'Shop'],
];

const list = new Intl.ListFormat('en-US');

/** What waits for the account, each with the link to its first step. */
export function Today() {
  const today = useQuery(todayQuery);
  const id = useId();
  const retry = (
    <Button size="small" loading={today.isFetching} onClick={() => void today.refetch()}>
      Retry
    </Button>
  );
  return (
    <section aria-labelledby={id} aria-busy={today.isPending} className={styles.today}>
      <Card size="small">
        <h2 id={id}>Today</h2>
        {today.isPending && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
        {today.data && <Duties today={today.data} />}
        {today.data && today.data.unknown.length > 0 && (
          <p className={styles.unknown}>
            {list.format(today.data.unknown)} could not be asked. {retry}
          </p>
        )}
        {today.isError && (
          <p className={styles.unknown} role="alert">
            What waits could not be read. {messageOf(today.error, '')} {retry}
          </p>
        )}
      </Card>
    </section>
  );
}

function Duties({ today: { duties, unknown } }: { today: TodayAnswer }) {
  if (duties.length === 0) return unknown.length === 0 ? <p className={styles.nothing}>Nothing waits.</p> : null;
  return (
    <div className={styles.groups}>
      {GROUPS.map(([group, label]) => (
        <Group key={group} label={label} duties={duties.filter((duty) => duty.group === group)} />
      ))}
    </div>
  );
}

function Group({ label, duties }: { label: string; duties: readonly Duty[] }) {
  const id = useId();
  if (duties.length === 0) return null;
  return (
    <div>
      <h3 id={id}>{label}</h3>
      <ul aria-labelledby={id}>
        {duties.map((duty) => (
          <DutyRow key={duty.id} duty={duty} />
        ))}
      </ul>
    </div>
  );
}

function DutyRow({ duty: { text, action, link } }: { duty: Duty }) {
  const id = useId();
  return (
    <li>
      <span id={id}>{text}</span>
      <Link to={adminPath(link)} aria-describedby={id} className={styles.action}>
        {action}
      </Link>
    </li>
  );
}
