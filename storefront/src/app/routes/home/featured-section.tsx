import { ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Page, SectionHeader } from '#components/ui/page.tsx';
import { FEATURED_PRODUCTS } from '#config/limits.ts';
import { paths } from '#config/paths.ts';
import { AddToCartButton } from '#features/cart/components/add-to-cart-button.tsx';
import { useFeaturedProducts } from '#features/catalog/api/get-featured-products.ts';
import { ProductCollection } from '#features/catalog/components/product-collection.tsx';
import styles from './section.module.css';

export function FeaturedSection() {
  return (
    <section className={styles.section} aria-labelledby="featured">
      <Page>
        <SectionHeader
          id="featured"
          title="Featured Products"
          action={
            <ButtonLink to={paths.products} variant="outline" small>
              View All Products
            </ButtonLink>
          }
        />
        <ProductCollection
          query={useFeaturedProducts()}
          placeholders={FEATURED_PRODUCTS}
          errorTitle="Failed to fetch products"
          empty={
            <Notice title="No products available at the moment.">
              <p>Check back soon for new arrivals!</p>
            </Notice>
          }
          isUneven
          renderAction={(product) => <AddToCartButton product={product} />}
        />
      </Page>
    </section>
  );
}
