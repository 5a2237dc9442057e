import type { AdminSection } from '@shop/admin-kit';
import { InvoicesPage } from './routes/invoices-page.tsx';

export default [
  { id: 'invoices', title: 'Invoices', routes: [{ path: '*', element: <InvoicesPage /> }] },
] satisfies AdminSection[];
