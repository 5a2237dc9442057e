import type { ProductCard, ProductDetail } from '@shop/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { SectionHeader } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { useApi } from '#lib/app-context.tsx';
import { useHydrated } from '#lib/use-hydrated.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import styles from './more-products.module.css';

const MAX_PRODUCTS = 4;

/** Others by the artist; of a product without an artist, others of the category. */
function groupOf({ artist, category }: ProductDetail) {
  if (artist) return { name: artist.name, to: paths.artist(artist.id), query: { artist: artist.id } };
  if (category)
    return { name: category.name, to: paths.productsBy('category', category.slug), query: { category: category.slug } };
  return undefined;
}

interface MoreProductsProps {
  product: ProductDetail;
  renderAction: (product: ProductCard) => ReactNode;
}

/** Read in the browser only: it is below everything else, and the server keeps product pages while other products sell out. */
export function MoreProducts({ product, renderAction }: MoreProductsProps) {
  const api = useApi();
  const group = groupOf(product);
  const hydrated = useHydrated();
  const { data: listing, isError } = useQuery(
    queryOptions({
      queryKey: ['/api/products/listing', 'more', group?.query],
      queryFn: () => api.get('/api/products/listing', { query: { ...group?.query, limit: MAX_PRODUCTS + 1 } }),
      enabled: hydrated && group !== undefined,
      placeholderData: keepPreviousData,
    }),
  );
  const others = listing?.products.filter(({ id }) => id !== product.id).slice(0, MAX_PRODUCTS);
  if (!group || isError || others?.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="more-products">
      <SectionHeader
        id="more-products"
        title={product.artist ? `More from ${group.name}` : `More ${group.name}`}
        action={
          <ButtonLink to={group.to} variant="outline" small>
            View All
          </ButtonLink>
        }
      />
      {others ? (
        <ProductGrid variant="feature" products={others} renderAction={renderAction} />
      ) : (
        <div data-scripted>
          <ProductGridSkeleton variant="feature" count={MAX_PRODUCTS} />
        </div>
      )}
    </section>
  );
}
