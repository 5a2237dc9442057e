import type { AdminSection } from '@shop/admin-kit';
import './styles/accounts.css';
import { AccountsPage } from './routes/accounts-page.tsx';

export default [{ id: 'staff', title: 'Staff', routes: [{ path: '*', element: <AccountsPage /> }] }] satisfies AdminSection[];
