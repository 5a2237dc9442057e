import type { AdminSection } from '@shop/admin-kit';
import { AccountsPage } from './routes/accounts-page.tsx';
import { ActivityPage } from './routes/activity-page.tsx';

export default [
  { id: 'staff', title: 'Staff', routes: [{ path: '*', element: <AccountsPage /> }] },
  { id: 'activity', title: 'Activity', routes: [{ path: '*', element: <ActivityPage /> }] },
] satisfies AdminSection[];
