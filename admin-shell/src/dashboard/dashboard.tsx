import { Tabs } from '@shop/admin-kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { AdminHeader } from '../layout/admin-header.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { CountCards } from './count-cards.tsx';
import { StoreTabs } from './store-tabs.tsx';

const TABS = [
  { key: 'store', label: 'Store Management', path: '/', element: <StoreTabs /> },
  { key: 'website', label: 'Edit Website', path: '/website', element: <ComingSoon title="Website Editor Coming Soon" /> },
  { key: 'pages', label: 'Create New Page', path: '/pages', element: <ComingSoon title="Page Creator Coming Soon" /> },
];

/** Header, counts and the three top tabs. Every tab has an address, so that reload and Back keep the place. */
export function Dashboard() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const active = TABS.find((tab) => tab.path !== '/' && pathname.startsWith(tab.path))?.key ?? 'store';
  return (
    <div className="shell">
      <AdminHeader />
      <main className="shell-main">
        <CountCards />
        <Tabs
          activeKey={active}
          onChange={(key) => void navigate(TABS.find((tab) => tab.key === key)?.path ?? '/')}
          items={TABS.map(({ key, label, element }) => ({ key, label, children: key === active ? element : null }))}
          destroyOnHidden
        />
      </main>
    </div>
  );
}
