import type { AdminSection } from '@shop/admin-kit';
import { ArtistsPage } from './routes/artists-page.tsx';
import { CategoriesPage } from './routes/categories-page.tsx';
import { FeedsPage } from './routes/feeds-page.tsx';
import { ProductsPage } from './routes/products-page.tsx';

export default [
  {
    id: 'products',
    title: 'Products',
    routes: [
      { path: 'feeds', element: <FeedsPage /> },
      { path: '*', element: <ProductsPage /> },
    ],
  },
  { id: 'categories', title: 'Categories', routes: [{ path: '*', element: <CategoriesPage /> }] },
  { id: 'artists', title: 'Artists', routes: [{ path: '*', element: <ArtistsPage /> }] },
] satisfies AdminSection[];
