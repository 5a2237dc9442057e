import {
  Button,
  classNames,
  EmptyState,
  kitStyles,
  ListSearch,
  QueryState,
  SectionHeader,
  useCurrentSearchParams,
  useSearchText,
} from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { StockBySizeButton } from '../components/stock/stock-by-size-button.tsx';
import { productPagesQuery } from '../api/get-products.ts';
import { StockTabs } from '../components/product/stock-tabs.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { parseSelection, type ProductSelection, withSelection } from '../rules/product-list.ts';
import productsStyles from '../styles/products.module.css';
import styles from '../styles/stock.module.css';

/** What is in stock, by size, for accounts that do not edit the catalog. */
export function StockPage() {
  const [searchParams, changeSearchParams] = useCurrentSearchParams();
  const { search, stock } = parseSelection(searchParams, 'list');
  const select = (field: keyof ProductSelection, value: string): void =>
    changeSearchParams((current) => withSelection(current, field, value), { replace: true });
  const { text, setText, sendNow } = useSearchText({ search, onSearch: (value) => select('search', value) });
  const query = useInfiniteQuery(productPagesQuery({ category: undefined, search, stock, sort: 'name' }));
  const tools = (
    <>
      <ListSearch
        className={productsStyles.search}
        label="Search by name or artist"
        text={text}
        setText={setText}
        onEnter={sendNow}
      />
      <StockTabs stock={stock} onSelect={(value) => select('stock', value)} />
    </>
  );
  return (
    <>
      <SectionHeader title="Products" tools={tools} actions={<StockBySizeButton />} />
      <QueryState query={query} failure="Failed to fetch products">
        {({ pages }) => <StockTable products={pages.flatMap(({ products }) => products)} />}
      </QueryState>
      {query.hasNextPage && (
        <Button className={styles.more} loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

function StockTable({ products }: { products: readonly AdminProduct[] }) {
  if (products.length === 0) return <EmptyState title="No products match" />;
  return (
    <table className={classNames(kitStyles.table, styles.stock)} aria-label="Stock">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            Product
          </th>
          <th scope="col" className={kitStyles.tableNumber}>
            Left
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <StockRow key={product.id} product={product} />
        ))}
      </tbody>
    </table>
  );
}

function StockRow({ product }: { product: AdminProduct }) {
  const { name, artist, stockQuantity } = product;
  const sizes = product.variants.filter(({ isActive }) => isActive);
  return (
    <tr>
      <td>
        <Thumbnail url={product.imageUrl} alt="" size="cell" color={product.image?.color} />
      </td>
      <th scope="row">
        {name} {artist && <small>{artist.name}</small>}
        {sizes.length > 0 && (
          <ul className={styles.sizes} aria-label={`Sizes of ${name}`}>
            {sizes.map(({ id, label, stockQuantity: left }) => (
              <li key={id} className={left === 0 ? styles.out : undefined}>
                {label} <b>{left}</b>
              </li>
            ))}
          </ul>
        )}
      </th>
      <td className={classNames(kitStyles.tableNumber, stockQuantity === 0 && styles.out)}>{stockQuantity}</td>
    </tr>
  );
}
