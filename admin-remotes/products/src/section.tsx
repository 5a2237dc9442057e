import { type AdminSection, useLacksRight } from '@shop/admin-kit';
import { ArtistsPage } from './routes/artists-page.tsx';
import { CategoriesPage } from './routes/categories-page.tsx';
import { FeedImportPage } from './routes/feed-import-page.tsx';
import { FeedImportsPage } from './routes/feed-imports-page.tsx';
import { FeedsPage } from './routes/feeds-page.tsx';
import { ProductsPage } from './routes/products-page.tsx';
import { StockBySizePage } from './routes/stock-by-size-page.tsx';

/** The products to edit, or the stock for accounts that only read the catalog. */
function Products() {
  return useLacksRight('edit-catalog') ? <StockBySizePage /> : <ProductsPage />;
}

export default [
  {
    id: 'products',
    title: 'Products',
    routes: [
      { path: 'feeds', element: <FeedsPage /> },
      { path: 'imports', element: <FeedImportsPage /> },
      { path: 'imports/:id', element: <FeedImportPage /> },
      { path: 'stock', element: <StockBySizePage /> },
      { path: '*', element: <Products /> },
    ],
  },
  { id: 'categories', title: 'Categories', routes: [{ path: '*', element: <CategoriesPage /> }] },
  { id: 'artists', title: 'Artists', routes: [{ path: '*', element: <ArtistsPage /> }] },
] satisfies AdminSection[];
