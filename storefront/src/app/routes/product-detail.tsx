import type { ProductDetail } from '@shop/contract';
import { Link, useParams } from 'react-router-dom';
import { ArrowLeftIcon } from '#components/ui/icons.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Page } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { productImagesQuery, productQuery, useProduct, useProductImages } from '#features/catalog/api/get-product.ts';
import { ArtistCard } from '#features/catalog/components/artist-card.tsx';
import { ProductDetailSkeleton } from '#features/catalog/components/product-detail-skeleton.tsx';
import { ProductGallery } from '#features/catalog/components/product-gallery.tsx';
import { ProductSummary } from '#features/catalog/components/product-summary.tsx';
import { ProductVideo } from '#features/catalog/components/product-video.tsx';
import { galleryImages } from '#features/catalog/gallery.ts';
import { productHead } from '#features/catalog/product-head.ts';
import { BuyBox } from '#features/cart/components/buy-box.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import { isNotFound } from '#lib/query-client.ts';
import { useSettings } from '#lib/settings.ts';
import { useAppContext } from '#lib/app-context.tsx';
import type { RouteRequest } from '../route-table.ts';
import styles from './product-detail/product-detail.module.css';

export const load = ({ queryClient, api, params: { id = '' } }: RouteRequest) =>
  Promise.all([queryClient.prefetchQuery(productQuery(api, id)), queryClient.prefetchQuery(productImagesQuery(api, id))]);

function ProductNotFound({ status }: { status: number }) {
  return (
    <>
      <PageHead status={status} head={{ title: 'Product Not Found', noindex: true }} />
      <Notice as="h1" title="Product Not Found" actions={<ButtonLink to={paths.products}>Back to Products</ButtonLink>}>
        <p>The product you&apos;re looking for doesn&apos;t exist</p>
      </Notice>
    </>
  );
}

function Product({ product }: { product: ProductDetail }) {
  const { origin } = useAppContext();
  const { shopName } = useSettings();
  const { data: images } = useProductImages(product.id);
  return (
    <>
      <PageHead head={productHead(product, { origin, shopName })} />
      <Link to={paths.products} className={styles.back}>
        <ArrowLeftIcon size={18} />
        Back to Products
      </Link>
      <article className={styles.product}>
        <div className={styles.media}>
          <ProductGallery key={product.id} name={product.name} images={galleryImages(product, images ?? [])} />
          <ProductVideo product={product} />
        </div>
        <div className={styles.details}>
          <ProductSummary product={product} />
          <BuyBox key={product.id} product={product} />
          {product.artist && <ArtistCard artist={product.artist} />}
        </div>
      </article>
    </>
  );
}

export function Screen() {
  const { id = '' } = useParams();
  const { data: product, isPending, error } = useProduct(id);
  if (isPending) {
    return (
      <Page>
        <ProductDetailSkeleton />
      </Page>
    );
  }
  return <Page>{product ? <Product product={product} /> : <ProductNotFound status={isNotFound(error) ? 404 : 503} />}</Page>;
}
