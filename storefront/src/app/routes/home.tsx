import { paths } from '#config/paths.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { previewImage } from '#lib/head/preview.ts';
import { shopReturnPolicy } from '#features/catalog/policy-json-ld.ts';
import { useSettings } from '#lib/settings.ts';
import { useAppContext } from '#lib/app-context.tsx';
import { featuredQuery } from '#features/catalog/api/get-featured-products.ts';
import { CategorySection } from './home/category-section.tsx';
import { FeaturedSection } from './home/featured-section.tsx';
import { Hero } from './home/hero.tsx';
import { ImpactStrip } from './home/impact-strip.tsx';
import { MakersBand } from './home/makers-band.tsx';
import type { RouteRequest } from '../route-table.ts';

export const load = ({ queryClient, api }: RouteRequest) => queryClient.prefetchQuery(featuredQuery(api));

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
      <FeaturedSection />
      <CategorySection />
      <MakersBand />
    </>
  );
}
