import { EmptyState } from '@shop/admin-kit';
import { Link, type Location, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { SectionView } from '../remotes/section-view.tsx';
import { type StoreSection, useStoreSections } from './store-sections.ts';
import { TabBar } from './tab-bar.tsx';

const FIRST = '/products';

/** The sub-tabs of Store Management. /admin itself shows the first one. */
export function StoreTabs() {
  const sections = useStoreSections();
  const location = useLocation();
  const navigate = useNavigate();
  const shown: Location = location.pathname === '/' ? { ...location, pathname: FIRST } : location;
  const active = shown.pathname.split('/')[1] ?? '';
  const screen = useSectionElement(sections, shown);
  if (!sections.some((section) => section.id === active)) return screen;
  return (
    <TabBar
      label="Store Management"
      tabs={sections.map(({ id, title }) => ({ key: id, label: title }))}
      active={active}
      onChoose={(id) => void navigate(`/${id}`)}
      inner
    >
      {screen}
    </TabBar>
  );
}

/** The element for a place below /admin; links inside a section are relative to the section. */
function useSectionElement(sections: StoreSection[], place: Location) {
  const routes = sections.map((section) => ({
    path: `/${section.id}/*`,
    element: <SectionView key={section.id} id={section.id} remote={section.remote} title={section.title} />,
  }));
  return useRoutes([...routes, { path: '*', element: <UnknownPage /> }], place);
}

function UnknownPage() {
  return <EmptyState title="There is no such page in the admin" action={<Link to="/">Back to the dashboard</Link>} />;
}
