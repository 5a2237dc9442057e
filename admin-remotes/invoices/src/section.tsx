import type { AdminSection } from '@shop/admin-kit';
import './styles/invoices.css';
import './styles/invoice-form.css';
import './styles/sent-versions.css';
import './styles/printed-invoice.css';
import { InvoicesPage } from './routes/invoices-page.tsx';

export default [
  { id: 'invoices', title: 'Invoices', routes: [{ path: '*', element: <InvoicesPage /> }] },
] satisfies AdminSection[];
