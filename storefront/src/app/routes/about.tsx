import { ButtonLink } from '#components/ui/button.tsx';
import { Page } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { artistsQuery } from '#features/artists/api/get-artists.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { useSettings } from '#lib/settings.ts';
import type { RouteRequest } from '../route-table.ts';
import styles from './about/about.module.css';
import { Faces } from './about/faces.tsx';
import { Founding } from './about/founding.tsx';
import { HiringBand } from './about/hiring-band.tsx';
import { Impact } from './about/impact.tsx';
import { Values } from './about/values.tsx';

export const load = ({ queryClient, api }: RouteRequest) => queryClient.prefetchQuery(artistsQuery(api));

function ClosingSection() {
  return (
    <section className={styles.ending} aria-labelledby="ending">
      <Page>
        <h2 id="ending" className={styles.endingTitle}>
          The next chapter is yours to wear
        </h2>
        <div className={styles.actions}>
          <ButtonLink to={paths.products} variant="onNight">
            Shop the collection
          </ButtonLink>
          <ButtonLink to={paths.contact} className={styles.onVermilion}>
            Get in touch
          </ButtonLink>
        </div>
      </Page>
    </section>
  );
}

export function Screen() {
  const { shopName, tagline } = useSettings();
  const description = `${tagline} How ${shopName} began in 2022, why every hire is a second chance, and what it has added up to.`;
  return (
    <>
      <PageHead head={{ title: 'Our Story', description, canonicalPath: paths.about }} />
      <Founding />
      <Faces />
      <HiringBand />
      <Values />
      <Impact />
      <ClosingSection />
    </>
  );
}
