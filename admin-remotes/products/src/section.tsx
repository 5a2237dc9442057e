import { type AdminSection, SectionHeader } from '@shop/admin-kit';

export default [
  { id: 'products', title: 'Products', routes: [{ index: true, element: <SectionHeader title="Products" /> }] },
  { id: 'categories', title: 'Categories', routes: [{ index: true, element: <SectionHeader title="Categories" /> }] },
  { id: 'artists', title: 'Artists', routes: [{ index: true, element: <SectionHeader title="Artists" /> }] },
] satisfies AdminSection[];
