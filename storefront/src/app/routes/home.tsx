import { paths } from '#config/paths.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { previewImage } from '#lib/head/preview.ts';
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
  const { hero, tagline, shopName } = useSettings();
  const image = previewImage(hero?.wide ?? null, { origin, alt: shopName });
  const description = `${tagline} Artist-designed clothing, made by people with a second chance. Every purchase makes a difference.`;
  return (
    <>
      <PageHead head={{ description, canonicalPath: paths.home, image }} />
      <Hero />
      <ImpactStrip />
      <FeaturedSection />
      <CategorySection />
      <MakersBand />
    </>
  );
}
