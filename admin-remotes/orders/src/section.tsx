import type { AdminSection } from '@shop/admin-kit';
import './messages.css';
import './orders.css';
import './order-page.css';
import './packing-slip.css';
import { MessageInbox } from './routes/message-inbox.tsx';
import { OrderDesk } from './routes/order-desk.tsx';
import { OrderPage } from './routes/order-page.tsx';

export default [
  {
    id: 'orders',
    title: 'Orders',
    routes: [
      { index: true, element: <OrderDesk /> },
      { path: ':id', element: <OrderPage /> },
    ],
  },
  { id: 'messages', title: 'Messages', routes: [{ path: '*', element: <MessageInbox /> }] },
] satisfies AdminSection[];
