import type { AdminSection } from '@shop/admin-kit';
import './messages.css';
import './orders.css';
import './order-page.css';
import './packing-slip.css';
import { MessagesPage } from './routes/message-inbox.tsx';
import { OrdersPage } from './routes/order-desk.tsx';
import { OrderPage } from './routes/order-page.tsx';

export default [
  {
    id: 'orders',
    title: 'Orders',
    routes: [
      { index: true, element: <OrdersPage /> },
      { path: ':id', element: <OrderPage /> },
    ],
  },
  { id: 'messages', title: 'Messages', routes: [{ path: '*', element: <MessagesPage /> }] },
] satisfies AdminSection[];
