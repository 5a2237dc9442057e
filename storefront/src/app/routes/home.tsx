import { paths } from '#config/paths.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { previewImage } from '#lib/head/preview.ts';
import { shopReturnPolicy } from '#features/catalog/policy-json-ld.ts';
import { useSettings } from '#lib/settings.ts';
import { useAppContext } from '#lib/app-context.tsx';
import { artistsQuery } from '#features/artists/api/get-artists.ts';
import { featuredQuery } from '#features/catalog/api/get-featured-products.ts';
import { productImagesQuery } from '#features/catalog/api/get-product.ts';
import { ArtistSection } from './home/artist-section.tsx';
import { CategorySection } from './home/category-section.tsx';
import { featuredPiece } from './home/featured-piece.ts';
import { FeaturedSection } from './home/featured-section.tsx';
import { Hero } from './home/hero.tsx';
import { ImpactStrip } from './home/impact-strip.tsx';
import { MakersBand } from './home/makers-band.tsx';
import type { RouteRequest } from '../route-table.ts';

export async function load({ queryClient, api }: RouteRequest): Promise<void> {
  const [artists, products] = await Promise.all([
    queryClient.fetchQuery(artistsQuery(api)).catch(() => []),
    queryClient.fetchQuery(featuredQuery(api)).catch(() => []),
  ]);
  if (!Array.isArray(artists)) return;
  const featured = featuredPiece(artists, products);
  if (featured) await queryClient.prefetchQuery(productImagesQuery(api, featured.piece.id));
}

export function Screen() {
  const { origin } = useAppContext();
  const settings = useSettings();
  const { hero, tagline, shopName, email, social } = settings;
  const image = previewImage(hero?.wide ?? null, { origin, alt: shopName });
  const description = `${tagline} Artist-designed clothing, made by people with a second chance. Every purchase makes a difference.`;
  const context = 'https://schema.org';
  const organization = {
    '@context': context,
    '@type': 'Organization',
    name: shopName,
    url: origin,
    logo: `${origin}/apple-touch-icon.png`,
    email: email || undefined,
    sameAs: social.flatMap(({ url }) => url ?? []),
    hasMerchantReturnPolicy: shopReturnPolicy(settings, origin),
  };
  const webSite = {
    '@context': context,
    '@type': 'WebSite',
    name: shopName,
    url: origin,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.products}?search={search}` },
      'query-input': 'required name=search',
    },
  };
  return (
    <>
      <PageHead head={{ description, canonicalPath: paths.home, image, jsonLd: [organization, webSite] }} />
      <Hero />
      <ImpactStrip />
      <ArtistSection />
      <FeaturedSection />
      <CategorySection />
      <MakersBand />
    </>
  );
}
