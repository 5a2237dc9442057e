import type { AdminSection } from '@shop/admin-kit';
import './messages.css';
import { MessageInbox } from './routes/message-inbox.tsx';

export default [
  { id: 'messages', title: 'Messages', routes: [{ path: '*', element: <MessageInbox /> }] },
] satisfies AdminSection[];
