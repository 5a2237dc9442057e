import type { AdminSection } from '@shop/admin-kit';
import './products.css';
import { ArtistList } from './routes/artist-list.tsx';
import { CategoryList } from './routes/category-list.tsx';
import { ProductList } from './routes/product-list.tsx';

export default [
  { id: 'products', title: 'Products', routes: [{ path: '*', element: <ProductList /> }] },
  { id: 'categories', title: 'Categories', routes: [{ path: '*', element: <CategoryList /> }] },
  { id: 'artists', title: 'Artists', routes: [{ path: '*', element: <ArtistList /> }] },
] satisfies AdminSection[];
