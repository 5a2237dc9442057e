import { type AdminSection, SectionHeader } from '@shop/admin-kit';

export default [
  { id: 'orders', title: 'Orders', routes: [{ index: true, element: <SectionHeader title="Orders" /> }] },
  { id: 'messages', title: 'Messages', routes: [{ index: true, element: <SectionHeader title="Messages" /> }] },
] satisfies AdminSection[];
