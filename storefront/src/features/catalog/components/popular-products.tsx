import type { ProductCard } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SectionHeader } from '#components/ui/page.tsx';
import { useApi } from '#lib/app-context.tsx';
import { useHydrated } from '#lib/use-hydrated.ts';
import { ProductGrid } from './product-grid.tsx';
import styles from './more-products.module.css';

const MAX_PRODUCTS = 4;

/** Read in the browser only: an empty screen says what is wrong without them. */
export function usePopularProducts(): { products: ProductCard[]; isPending: boolean } {
  const api = useApi();
  const { data, isPending } = useQuery(
    queryOptions({
      queryKey: ['/api/products/listing', 'popular'],
      queryFn: () => api.get('/api/products/listing', { query: { filter: 'bestseller', limit: MAX_PRODUCTS } }),
      enabled: useHydrated(),
    }),
  );
  return { products: data?.products ?? [], isPending };
}

/** A way on from an empty screen. */
export function PopularProducts({ renderAction }: { renderAction: (product: ProductCard) => ReactNode }) {
  const { products } = usePopularProducts();
  if (products.length === 0) return null;
  return (
    <section className={styles.feature} aria-labelledby="popular">
      <SectionHeader id="popular" title="Most loved" />
      <ProductGrid variant="feature" products={products} renderAction={renderAction} />
    </section>
  );
}
