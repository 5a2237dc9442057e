import { classNames, EmptyState, useRight } from '@shop/admin-kit';
import { type MouseEvent, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { PasswordNotice } from '../account/password-notice.tsx';
import { AdminHeader } from '../layout/admin-header.tsx';
import { useLiveUpdates } from '../live/use-live-updates.ts';
import { CountCards } from './count-cards.tsx';
import { OpeningCard } from './opening-card.tsx';
import { QueueCard } from './queue-card.tsx';
import { ShortcutSheet } from '../layout/shortcut-sheet.tsx';
import { StoreTabs } from './store-tabs.tsx';
import { TabList, TabPanel } from './tab-bar.tsx';
import { Today } from './today.tsx';
import tabsStyles from '../styles/tabs.module.css';
import appStyles from '../styles/app.module.css';

const STORE = { key: 'store', label: 'Store Management', path: '/', element: <StoreTabs /> };

const TABS = [
  STORE,
  { key: 'website', label: 'Edit Website', path: '/website', element: <EmptyState title="Website Editor Coming Soon" /> },
  { key: 'pages', label: 'Create New Page', path: '/pages', element: <EmptyState title="Page Creator Coming Soon" /> },
];

/** Without a change of the address, which the router would take for a navigation. */
function skipToWork(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('work')?.focus();
}

/** Header with the three top tabs. Counts, what waits and notices are on /admin only, so that work begins near the top elsewhere. */
export function Dashboard() {
  const { pathname } = useLocation();
  const id = useId();
  useLiveUpdates();
  const readsQueues = useRight('queues');
  const editsSettings = useRight('settings');
  const active = TABS.find((tab) => tab.path !== '/' && pathname.toLowerCase().startsWith(tab.path)) ?? STORE;
  const isHome = pathname === '/';
  return (
    <div>
      <a className={appStyles.skip} href="#work" onClick={skipToWork}>
        Skip to the work
      </a>
      <AdminHeader>
        <TabList
          label="Admin"
          tabs={TABS}
          active={active.key}
          id={id}
          className={classNames(tabsStyles.tabs, tabsStyles.tabsTop)}
        />
      </AdminHeader>
      <ShortcutSheet />
      <main id="work" tabIndex={-1} className={appStyles.main}>
        {isHome && <PasswordNotice />}
        {isHome && <CountCards />}
        {isHome && <Today />}
        {editsSettings && isHome && <OpeningCard />}
        {readsQueues && isHome && <QueueCard />}
        <TabPanel id={id} active={active.key}>
          {active.element}
        </TabPanel>
      </main>
    </div>
  );
}
