import {
  classNames,
  EmptyState,
  messagesSummaryQuery,
  NavigationContext,
  ordersSummaryQuery,
  useLacksRight,
  useRight,
} from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, type Location, useLocation, useNavigationType, useRoutes } from 'react-router-dom';
import { SectionView } from '../remotes/section-view.tsx';
import { type StoreSection, useStoreSections } from './store-sections.ts';
import { TabBar } from './tab-bar.tsx';
import styles from '../styles/tabs.module.css';

/** The sub-tabs of Store Management. /admin itself shows the work of the role. */
export function StoreTabs() {
  const sections = useStoreSections();
  return sections ? <Sections sections={sections} /> : null;
}

function Sections({ sections }: { sections: StoreSection[] }) {
  const location = useLocation();
  const home = useHomePath();
  const target: Location = location.pathname === '/' ? { ...location, pathname: home } : location;
  const active = target.pathname.split('/')[1]?.toLowerCase() ?? '';
  const element = useSectionElement(sections, target);
  const waiting = useNewItems(active);
  if (!sections.some((section) => section.id === active)) return element;
  return (
    <TabBar
      label="Store Management"
      tabs={sections.map(({ id, title }) => ({ key: id, label: title, path: `/${id}`, waiting: waiting[id] }))}
      active={active}
      className={classNames(styles.tabs, styles.tabsInner)}
    >
      {element}
    </TabBar>
  );
}

/** Where the work of the account begins: the products, for packers the orders, for bookkeepers the figures. */
function useHomePath(): string {
  const [keepsNoCatalog, shipsNothing] = [useLacksRight('edit-catalog'), useLacksRight('ship-orders')];
  if (!keepsNoCatalog) return '/products';
  return shipsNothing ? '/orders/figures' : '/orders';
}

/** How many items are new in a section: messages until somebody reads them, orders until the list was open. */
function useNewItems(active: string): Readonly<Record<string, number>> {
  const summary = useQuery(ordersSummaryQuery).data;
  const newOrders = useSinceLastLook(summary && summary.toConfirm + summary.toShip, active === 'orders');
  const messages = useQuery({ ...messagesSummaryQuery, enabled: useRight('messages') }).data;
  return {
    orders: newOrders,
    ...(messages && { messages: messages.unread }),
  };
}

/** By how many a count has grown since it was last looked at. */
function useSinceLastLook(count: number | undefined, isLooking: boolean): number {
  const [seen, setSeen] = useState<number>();
  const isSeen = seen === undefined || isLooking || (count !== undefined && count < seen);
  if (count !== undefined && isSeen && seen !== count) setSeen(count);
  return count === undefined || isSeen ? 0 : count - seen;
}

/**
 * The element of the matching section; links inside a section are relative to it. It stays mounted when what starts at /admin
 * continues at the path of its section, as a search does.
 */
function useSectionElement(sections: StoreSection[], target: Location) {
  const navigation = useNavigationType();
  const routes = sections.map((section) => ({
    path: `/${section.id}/*`,
    element: <SectionView key={section.id} id={section.id} remote={section.remote} title={section.title} />,
  }));
  const element = useRoutes([...routes, { path: '*', element: <UnknownPage /> }], target);
  return <NavigationContext value={navigation}>{element}</NavigationContext>;
}

function UnknownPage() {
  return (
    <EmptyState
      title="404 Page Not Found"
      hint="There is no such page in the admin"
      action={<Link to="/">Back to the dashboard</Link>}
    />
  );
}
