import type { ProductCard, ProductDetail } from '@shop/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { SectionHeader } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { useApi } from '#lib/app-context.tsx';
import { useNearby } from '#lib/use-nearby.ts';
import { type GridVariant, ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import styles from './more-products.module.css';

interface Group {
  title: string;
  to: string;
  query: { artist?: string; category?: string; availability?: 'in-stock' };
}

function ofCategory({ category }: ProductDetail): Group | null {
  return (
    category && {
      title: `More ${category.name}`,
      to: paths.productsBy('category', category.slug),
      query: { category: category.slug },
    }
  );
}

/** Others by the artist; of a product without an artist, others of the category. */
function groupOf(product: ProductDetail): Group | null {
  const { artist } = product;
  if (!artist) return ofCategory(product);
  return { title: `More from ${artist.name}`, to: paths.artist(artist.id), query: { artist: artist.id } };
}

interface MoreProductsProps {
  product: ProductDetail;
  renderAction: (product: ProductCard) => ReactNode;
}

interface OthersProps extends MoreProductsProps {
  id: string;
  group: Group | null;
  variant: GridVariant;
  max: number;
}

/**
 * Read in the browser only, because the server keeps product pages while other products sell out; and only when somebody comes near, because
 * most visits of a product end above.
 */
function Others({ product, renderAction, id, group, variant, max }: OthersProps) {
  const api = useApi();
  const { ref, nearby } = useNearby();
  const { data: listing, isError } = useQuery(
    queryOptions({
      queryKey: ['/api/products/listing', 'more', group?.query],
      queryFn: () => api.get('/api/products/listing', { query: { ...group?.query, limit: max + 1 } }),
      enabled: nearby && group !== null,
      placeholderData: keepPreviousData,
    }),
  );
  const others = listing?.products.filter((other) => other.id !== product.id).slice(0, max);
  if (!group || isError || others?.length === 0) return null;
  return (
    <section ref={ref} className={styles[variant]} aria-labelledby={id}>
      <SectionHeader
        id={id}
        title={group.title}
        action={
          <ButtonLink to={group.to} variant="outline" small>
            View All
          </ButtonLink>
        }
      />
      {others ? (
        <ProductGrid variant={variant} products={others} renderAction={renderAction} />
      ) : (
        <div data-scripted>
          <ProductGridSkeleton variant={variant} count={max} />
        </div>
      )}
    </section>
  );
}

/** Below everything else of a product; not those of its category when a sold-out product shows them above as similar. */
export function MoreProducts(props: MoreProductsProps) {
  if (!props.product.inStock && !props.product.artist) return null;
  return <Others {...props} id="more-products" group={groupOf(props.product)} variant="feature" max={4} />;
}

/** Beside a sold-out product, before its story: what can be bought instead. */
export function SimilarProducts(props: MoreProductsProps) {
  const category = ofCategory(props.product);
  const group = category && { ...category, title: 'Similar', query: { ...category.query, availability: 'in-stock' as const } };
  return <Others {...props} id="similar" group={group} variant="pair" max={2} />;
}
