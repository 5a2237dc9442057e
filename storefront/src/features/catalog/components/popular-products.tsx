import type { ProductCard } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SectionHeader } from '#components/ui/page.tsx';
import { useApi } from '#lib/app-context.tsx';
import { useHydrated } from '#lib/use-hydrated.ts';
import { ProductGrid } from './product-grid.tsx';
import styles from './more-products.module.css';

const MAX_PRODUCTS = 4;

/** A way on from an empty screen. Read in the browser only: the page says what is wrong without it. */
export function PopularProducts({ renderAction }: { renderAction: (product: ProductCard) => ReactNode }) {
  const api = useApi();
  const { data } = useQuery(
    queryOptions({
      queryKey: ['/api/products/listing', 'popular'],
      queryFn: () => api.get('/api/products/listing', { query: { filter: 'bestseller', limit: MAX_PRODUCTS } }),
      enabled: useHydrated(),
    }),
  );
  if (!data || data.products.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="popular">
      <SectionHeader id="popular" title="Most loved" />
      <ProductGrid variant="feature" products={data.products} renderAction={renderAction} />
    </section>
  );
}
