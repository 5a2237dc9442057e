import { EmptyState, useRight } from '@shop/admin-kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { PasswordNotice } from '../account/password-notice.tsx';
import { AdminHeader } from '../layout/admin-header.tsx';
import { CountCards } from './count-cards.tsx';
import { OpeningCard } from './opening-card.tsx';
import { QueueCard } from './queue-card.tsx';
import { StoreTabs } from './store-tabs.tsx';
import { TabBar } from './tab-bar.tsx';

const STORE = { key: 'store', label: 'Store Management', path: '/', element: <StoreTabs /> };

const TABS = [
  STORE,
  { key: 'website', label: 'Edit Website', path: '/website', element: <EmptyState title="Website Editor Coming Soon" /> },
  { key: 'pages', label: 'Create New Page', path: '/pages', element: <EmptyState title="Page Creator Coming Soon" /> },
];

/** Header, counts and the three top tabs. Each tab has its own URL, so that reload and Back stay on the same tab. */
export function Dashboard() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const readsQueues = useRight('queues');
  const editsSettings = useRight('settings');
  const active = TABS.find((tab) => tab.path !== '/' && pathname.toLowerCase().startsWith(tab.path)) ?? STORE;
  return (
    <div className="shell">
      <AdminHeader />
      <main className="shell-main">
        <PasswordNotice />
        <CountCards />
        {editsSettings && <OpeningCard />}
        {readsQueues && <QueueCard />}
        <TabBar
          label="Admin"
          tabs={TABS}
          active={active.key}
          onSelect={(key) => void navigate(TABS.find((tab) => tab.key === key)?.path ?? '/')}
        >
          {active.element}
        </TabBar>
      </main>
    </div>
  );
}
