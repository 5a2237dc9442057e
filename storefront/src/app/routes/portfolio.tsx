import type { PortfolioItem } from '@shop/contract';
import { useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Page, PageTitle, SectionHeader } from '#components/ui/page.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { paths } from '#config/paths.ts';
import { portfolioQuery, usePortfolio } from '#features/portfolio/api/get-portfolio.ts';
import { ImageGrid, ImageGridSkeleton } from '#features/portfolio/components/image-grid.tsx';
import { ImageViewer } from '#features/portfolio/components/image-viewer.tsx';
import { VideoGrid } from '#features/portfolio/components/video-grid.tsx';
import { groupBySection } from '#features/portfolio/portfolio-sections.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { useSettings } from '#lib/settings.ts';
import type { RouteRequest } from '../route-table.ts';
import { EmptyScreen } from './empty-screen.tsx';
import styles from './portfolio/portfolio.module.css';

export const load = ({ queryClient, api }: RouteRequest) => queryClient.prefetchQuery(portfolioQuery(api));

function Sections({ items }: { items: PortfolioItem[] }) {
  const [opened, setOpened] = useState<PortfolioItem | null>(null);
  const { images, coverUps, videos } = groupBySection(items);
  return (
    <>
      {images.length > 0 && <ImageGrid items={images} onOpen={setOpened} first />}
      {coverUps.length > 0 && (
        <section className={styles.section} aria-labelledby="cover-ups">
          <SectionHeader id="cover-ups" title="Cover Ups" />
          <ImageGrid items={coverUps} onOpen={setOpened} first={images.length === 0} />
        </section>
      )}
      {videos.length > 0 && (
        <section className={styles.section} aria-labelledby="videos">
          <SectionHeader id="videos" title="Videos" />
          <VideoGrid items={videos} />
        </section>
      )}
      <p className={styles.hint}>Desktop: 6 images per row • Mobile: 3 images per row</p>
      <ImageViewer item={opened} onClose={() => setOpened(null)} />
    </>
  );
}

function Portfolio() {
  const { data: items, isPending, isError, refetch } = usePortfolio();
  if (isPending) {
    return (
      <>
        <VisuallyHidden>Loading portfolio...</VisuallyHidden>
        <ImageGridSkeleton />
      </>
    );
  }
  if (isError) {
    return (
      <Notice title="The portfolio could not be loaded" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
        <p>Please check your connection.</p>
      </Notice>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyScreen title="No Portfolio Images Yet" actions={<ButtonLink to={paths.artists}>Meet all artists</ButtonLink>}>
        <p>The first pieces will hang here soon.</p>
      </EmptyScreen>
    );
  }
  return <Sections items={items} />;
}

export function Screen() {
  const { portfolioOwner } = useSettings();
  const title = portfolioOwner ? `${portfolioOwner}'s Portfolio:` : 'Portfolio:';
  return (
    <Page>
      <PageHead head={{ title: title.slice(0, -1), noindex: true }} />
      <PageTitle title={title} />
      <Portfolio />
    </Page>
  );
}
