import { type AdminSection, SectionHeader } from '@shop/admin-kit';

export default [
  {
    id: 'invoices',
    title: 'Invoice Management',
    routes: [{ index: true, element: <SectionHeader title="Invoice Management" /> }],
  },
] satisfies AdminSection[];
