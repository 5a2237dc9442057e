import { type AdminSection, SectionHeader } from '@shop/admin-kit';

export default [
  { id: 'portfolio', title: 'Portfolio', routes: [{ index: true, element: <SectionHeader title="Portfolio" /> }] },
] satisfies AdminSection[];
