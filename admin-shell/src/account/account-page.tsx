import { accountQuery, Card, classNames, EmptyState, Skeleton, Typography, useShopTime } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { AdminHeader } from '../layout/admin-header.tsx';
import { PasswordCard } from './password-card.tsx';
import { ReleaseLine } from './release-line.tsx';
import { SecondStepCard } from './second-step-card.tsx';
import appStyles from '../styles/app.module.css';
import accountStyles from '../styles/account.module.css';

const ROLE_LABELS = { owner: 'Owner', manager: 'Manager', packer: 'Packer', bookkeeper: 'Bookkeeper' } as const;

/** "My account": what every admin changes about their own account. */
export function AccountPage() {
  return (
    <div>
      <AdminHeader />
      <main className={classNames(appStyles.main, accountStyles.account)}>
        <Link to="/">Back to the dashboard</Link>
        <Typography.Title level={2}>My account</Typography.Title>
        <ProfileCard />
        <PasswordCard />
        <SecondStepCard />
        <ReleaseLine />
      </main>
    </div>
  );
}

function ProfileCard() {
  const { data, isPending } = useQuery(accountQuery);
  const time = useShopTime();
  if (isPending) return <Skeleton active paragraph={{ rows: 2 }} />;
  if (!data) return <EmptyState title="Your account could not be loaded" hint="Reload the page to try again." />;
  return (
    <Card>
      <dl className={accountStyles.accountFacts}>
        <dt>Username</dt>
        <dd>{data.username}</dd>
        <dt>Name</dt>
        <dd>{data.displayName ?? data.username}</dd>
        <dt>Role</dt>
        <dd>{ROLE_LABELS[data.role]}</dd>
        <dt>Password</dt>
        <dd>
          {data.passwordChangedAt
            ? `Changed ${time.longDay(data.passwordChangedAt)}`
            : 'From the set-up of the shop: please change it'}
        </dd>
      </dl>
    </Card>
  );
}
