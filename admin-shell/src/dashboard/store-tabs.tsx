import { classNames, EmptyState, messagesSummaryQuery, ordersSummaryQuery, useLacksRight, useRight } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { Link, type Location, useLocation, useRoutes } from 'react-router-dom';
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
  const waiting = useWaiting();
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

/** How many items wait in a section. */
function useWaiting(): Readonly<Record<string, number>> {
  const orders = useQuery(ordersSummaryQuery).data;
  const messages = useQuery({ ...messagesSummaryQuery, enabled: useRight('messages') }).data;
  return {
    ...(orders && { orders: orders.toConfirm + orders.toShip }),
    ...(messages && { messages: messages.unread }),
  };
}

/** The element of the matching section; links inside a section are relative to it. */
function useSectionElement(sections: StoreSection[], target: Location) {
  const location = useLocation();
  const routes = sections.map((section) => ({
    path: `/${section.id}/*`,
    element: <SectionView key={section.id} id={section.id} remote={section.remote} title={section.title} />,
  }));
  // A location of its own would hide from the page that a link has opened it, so that its heading would not get the focus.
  return useRoutes([...routes, { path: '*', element: <UnknownPage /> }], target === location ? undefined : target);
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
