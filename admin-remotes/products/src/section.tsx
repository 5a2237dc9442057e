import type { AdminSection } from '@shop/admin-kit';
import './products.css';
import { ArtistsPage } from './routes/artist-list.tsx';
import { CategoriesPage } from './routes/category-list.tsx';
import { ProductsPage } from './routes/product-list.tsx';

export default [
  { id: 'products', title: 'Products', routes: [{ path: '*', element: <ProductsPage /> }] },
  { id: 'categories', title: 'Categories', routes: [{ path: '*', element: <CategoriesPage /> }] },
  { id: 'artists', title: 'Artists', routes: [{ path: '*', element: <ArtistsPage /> }] },
] satisfies AdminSection[];
