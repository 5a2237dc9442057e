import type { AdminSection } from '@shop/admin-kit';
import './invoices.css';
import { InvoiceManager } from './routes/invoice-manager.tsx';

export default [
  { id: 'invoices', title: 'Invoices', routes: [{ path: '*', element: <InvoiceManager /> }] },
] satisfies AdminSection[];
