import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Page, SectionHeader } from '#components/ui/page.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { FEATURED_PRODUCTS } from '#config/limits.ts';
import { AddToCartButton } from '#features/cart/components/add-to-cart-button.tsx';
import { useFeaturedProducts } from '#features/catalog/api/get-featured-products.ts';
import { ProductCard, ProductCardSkeleton } from '#features/catalog/components/product-card.tsx';
import { GRID_SIZES, ProductGrid } from '#features/catalog/components/product-grid.tsx';
import styles from './section.module.css';

function FeaturedProducts() {
  const { data, isPending, isError, refetch } = useFeaturedProducts();
  if (isPending) {
    return (
      <>
        <VisuallyHidden>Loading products...</VisuallyHidden>
        <ProductGrid kind="feature">
          {Array.from({ length: FEATURED_PRODUCTS }, (_, index) => (
            <li key={index}>
              <ProductCardSkeleton />
            </li>
          ))}
        </ProductGrid>
      </>
    );
  }
  if (isError) {
    return (
      <Notice title="Failed to fetch products" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
        <p>Please check your connection.</p>
      </Notice>
    );
  }
  if (!data || data.length === 0) {
    return (
      <Notice title="No products available at the moment.">
        <p>Check back soon for new arrivals!</p>
      </Notice>
    );
  }
  return (
    <ProductGrid kind="feature">
      {data.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={GRID_SIZES.feature} action={<AddToCartButton product={product} />} />
        </li>
      ))}
    </ProductGrid>
  );
}

export function FeaturedSection() {
  return (
    <section className={styles.section} aria-labelledby="featured">
      <Page>
        <SectionHeader
          id="featured"
          title="Featured Products"
          action={
            <ButtonLink to="/products" look="outline" small>
              View All Products
            </ButtonLink>
          }
        />
        <FeaturedProducts />
      </Page>
    </section>
  );
}
