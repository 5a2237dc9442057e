import type { AdminSection } from '@shop/admin-kit';
import { FiguresPage } from './routes/figures-page.tsx';
import { CustomerPage } from './routes/customer-page.tsx';
import { MessagesPage } from './routes/messages-page.tsx';
import { OrdersPage } from './routes/orders-page.tsx';
import { TaxReportPage } from './routes/tax-report-page.tsx';
import { PaymentFilesPage } from './routes/payment-files-page.tsx';
import { PackPage } from './routes/pack-page.tsx';
import { OrderDetailPage } from './routes/order-detail-page.tsx';

export default [
  {
    id: 'orders',
    title: 'Orders',
    routes: [
      { index: true, element: <OrdersPage /> },
      { path: 'figures', element: <FiguresPage /> },
      { path: 'tax-report', element: <TaxReportPage /> },
      { path: 'statements', element: <PaymentFilesPage /> },
      { path: 'customers', element: <CustomerPage /> },
      { path: 'pack/:id?', element: <PackPage /> },
      { path: ':id', element: <OrderDetailPage /> },
    ],
  },
  { id: 'messages', title: 'Messages', routes: [{ path: '*', element: <MessagesPage /> }] },
] satisfies AdminSection[];
