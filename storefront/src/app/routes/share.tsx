import type { ApiClient } from '@shop/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Page } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { productImagesQuery, productQuery, useProduct } from '#features/catalog/api/get-product.ts';
import { productHead } from '#features/catalog/product-head.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { isNotFound } from '#lib/query-client.ts';
import { useSettings } from '#lib/settings.ts';
import { loadShippingRates, useShippingRates } from '#lib/shipping-rates.ts';
import { useAppContext } from '#lib/app-context.tsx';
import type { RouteRequest } from '../route-table.ts';
import { EmptyScreen } from './empty-screen.tsx';
import styles from './share/share.module.css';

const PRODUCT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** With the gallery, so that the product's page is complete when it opens. */
const loadProduct = (queryClient: QueryClient, api: ApiClient, id: string) =>
  Promise.all([
    queryClient.prefetchQuery(productQuery(api, id)),
    queryClient.prefetchQuery(productImagesQuery(api, id)),
    loadShippingRates(queryClient, api),
  ]);

export const load = ({ queryClient, api, params: { id = '' } }: RouteRequest) =>
  PRODUCT_ID.test(id) ? loadProduct(queryClient, api, id.toLowerCase()) : Promise.resolve();

function UnknownProduct() {
  return (
    <Page>
      <PageHead status={404} head={{ title: 'Product Not Found', noindex: true }} />
      <EmptyScreen as="h1" title="Product Not Found" actions={<ButtonLink to={paths.products}>Back to Products</ButtonLink>}>
        <p>The product you&apos;re looking for doesn&apos;t exist</p>
      </EmptyScreen>
    </Page>
  );
}

/** Redirects people to the product; link previews read the head of the server's HTML. */
function Redirect({ id }: { id: string }) {
  const { origin } = useAppContext();
  const shop = { ...useSettings(), rates: useShippingRates() };
  const { data: product, error } = useProduct(id);
  const navigate = useNavigate();
  const { search } = useLocation();
  const path = paths.product(id);
  // The query tells which campaign the visit came from.
  const destination = `${path}${search}`;
  const unknown = isNotFound(error);
  useEffect(() => {
    if (!unknown) void navigate(destination, { replace: true });
  }, [navigate, destination, unknown]);
  if (unknown) return <UnknownProduct />;
  return (
    <Page className={styles.page}>
      <PageHead head={product ? productHead(product, { origin, shop }) : { canonicalPath: path, noindex: true }} />
      <Notice as="h1" title="Redirecting to product page...">
        <Link to={destination}>{product ? product.name : 'Go to the product'}</Link>
      </Notice>
    </Page>
  );
}

export function Screen() {
  const { id = '' } = useParams();
  return PRODUCT_ID.test(id) ? <Redirect id={id.toLowerCase()} /> : <UnknownProduct />;
}
