import type { ProductCard, ProductDetail } from '@shop/contract';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#components/ui/button.tsx';
import { Page } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { productImagesQuery, productQuery, useProduct, useProductImages } from '#features/catalog/api/get-product.ts';
import { AlertButton } from '#features/alerts/components/alert-button.tsx';
import { ArtistCard } from '#features/catalog/components/artist-card.tsx';
import { BackToProducts } from '#features/catalog/components/back-to-products.tsx';
import { ProductDetailSkeleton } from '#features/catalog/components/product-detail-skeleton.tsx';
import { ProductGallery } from '#features/catalog/components/gallery/product-gallery.tsx';
import { MoreProducts, SimilarProducts } from '#features/catalog/components/more-products.tsx';
import { ProductFacts } from '#features/catalog/components/facts/product-facts.tsx';
import { ProductHeading } from '#features/catalog/components/product-heading.tsx';
import { ProductRows } from '#features/catalog/components/product-rows.tsx';
import { SizeGuideButton } from '#features/catalog/size-guide/size-guide-button.tsx';
import { gallerySlides } from '#features/catalog/gallery.ts';
import { previewOf, usePreview } from '#features/catalog/preview.ts';
import { productHead } from '#features/catalog/product-head.ts';
import { SizePicker } from '#features/cart/sizes/size-picker.tsx';
import { useSizeChoice } from '#features/cart/sizes/use-size-choice.ts';
import { AddToCartButton } from '#features/cart/components/add-to-cart-button.tsx';
import { BuyBox } from '#features/cart/components/buy-box.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import { isNotFound } from '#lib/query-client.ts';
import { useSettings } from '#lib/settings.ts';
import { loadShippingRates, useShippingRates } from '#lib/shipping-rates.ts';
import { useAppContext } from '#lib/app-context.tsx';
import type { RouteRequest } from '../route-table.ts';
import { EmptyScreen } from './empty-screen.tsx';
import styles from './product-detail/product-detail.module.css';

export const load = ({ queryClient, api, params: { id = '' }, search }: RouteRequest) =>
  Promise.all([
    queryClient.prefetchQuery(productQuery(api, id, previewOf(search))),
    queryClient.prefetchQuery(productImagesQuery(api, id, previewOf(search))),
    loadShippingRates(queryClient, api),
  ]);

function ProductNotFound({ status }: { status: number }) {
  const head = { title: 'Product Not Found', noindex: true, private: usePreview() !== undefined };
  return (
    <>
      <PageHead status={status} head={head} />
      <EmptyScreen as="h1" title="Product Not Found" actions={<ButtonLink to={paths.products}>Back to Products</ButtonLink>}>
        <p>The product you&apos;re looking for doesn&apos;t exist</p>
      </EmptyScreen>
    </>
  );
}

function SizeAdvice({ product }: { product: ProductDetail }) {
  return (
    <>
      {product.fitScale && <span className={styles.fitScale}>{product.fitScale}</span>}
      <SizeGuideButton product={product} />
    </>
  );
}

const addToCart = (product: ProductCard) => <AddToCartButton product={product} />;

function Product({ product }: { product: ProductDetail }) {
  const { origin } = useAppContext();
  const shop = { ...useSettings(), rates: useShippingRates() };
  const preview = usePreview();
  const { data: images } = useProductImages(product.id, preview);
  const sizes = useSizeChoice(product);
  // Nothing can be bought with a preview link.
  const controls = (
    <BuyBox
      key={product.id}
      product={product}
      sizes={sizes}
      waiting={<AlertButton product={product} variant={sizes.variant} isSoldOut={sizes.isSoldOut} />}
    />
  );
  const head = productHead(product, { origin, shop, images, chosen: sizes.variant });
  return (
    <>
      <PageHead head={preview === undefined ? head : { title: head.title, noindex: true, private: true }} />
      {preview !== undefined && <p className={styles.preview}>Preview. Not in the shop.</p>}
      <BackToProducts className={styles.back} />
      <article className={styles.product}>
        <ProductGallery
          key={product.id}
          name={product.name}
          slides={gallerySlides(product, images ?? [])}
          chosen={sizes.variant?.imageUrl}
        />
        <div className={styles.details}>
          <ProductHeading product={product} sizePrice={sizes.variant?.price} />
          <SizePicker product={product} sizes={sizes} aside={<SizeAdvice product={product} />} />
          {preview === undefined ? controls : <div inert>{controls}</div>}
          <ProductFacts artist={product.artist} price={sizes.variant?.price ?? product.price} />
          {!product.inStock && <SimilarProducts product={product} renderAction={addToCart} />}
          <ProductRows product={product} />
          {product.artist && <ArtistCard artist={product.artist} />}
        </div>
      </article>
      <MoreProducts product={product} renderAction={addToCart} />
    </>
  );
}

export function Screen() {
  const { id = '' } = useParams();
  const { data: product, isPending, error } = useProduct(id, usePreview());
  if (isPending) {
    return (
      <Page>
        <ProductDetailSkeleton />
      </Page>
    );
  }
  return <Page>{product ? <Product product={product} /> : <ProductNotFound status={isNotFound(error) ? 404 : 503} />}</Page>;
}
