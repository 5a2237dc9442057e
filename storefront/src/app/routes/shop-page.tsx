import type { Category, PageSlug } from '@shop/contract';
import { useParams } from 'react-router-dom';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Page, PageTitle } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { SizeGuides } from '#features/catalog/size-guide/size-guides.tsx';
import { useSizeGuides } from '#features/catalog/size-guide/use-size-guides.ts';
import { pageQuery, usePage } from '#features/pages/api/get-page.ts';
import { PageText, PageTextSkeleton } from '#features/pages/components/page-text.tsx';
import { previewOfHtml } from '#lib/head/preview.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { useSettings } from '#lib/settings.ts';
import { isNotFound } from '#lib/query-client.ts';
import type { RouteRequest } from '../route-table.ts';
import { Screen as NotFound } from './not-found.tsx';

export const load = ({ queryClient, api, params: { slug = '' } }: RouteRequest) =>
  queryClient.prefetchQuery(pageQuery(api, slug.toLowerCase()));

function PageUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <PageHead status={503} head={{ noindex: true }} />
      <Notice
        as="h1"
        title="This page could not be loaded"
        actions={
          <>
            <Button onClick={onRetry}>Try again</Button>
            <ButtonLink to={paths.home} variant="outline">
              Return Home
            </ButtonLink>
          </>
        }
      >
        <p>Please check your connection.</p>
      </Notice>
    </>
  );
}

const SIZE_GUIDE = 'size-guide' satisfies PageSlug;
const SIZE_GUIDE_LEAD = 'The measurements of our clothes in inches and centimeters, for every size.';

function SizeGuideText() {
  const { data: page } = usePage(SIZE_GUIDE);
  return page ? <PageText page={page} /> : <PageTitle title="Size Guide" />;
}

/** The measurements of all categories, below the text that the staff may have published. */
function SizeGuidePage({ categories }: { categories: readonly Category[] }) {
  const { pages } = useSettings();
  const isPublished = pages.some(({ slug }) => slug === SIZE_GUIDE);
  return (
    <Page>
      <PageHead head={{ title: 'Size Guide', description: SIZE_GUIDE_LEAD, canonicalPath: paths.page(SIZE_GUIDE) }} />
      {isPublished ? <SizeGuideText /> : <PageTitle title="Size Guide" />}
      <SizeGuides categories={categories} />
    </Page>
  );
}

/** A page that the shop's staff wrote, such as Returns. An unpublished one does not exist. */
function TextPage({ slug }: { slug: string }) {
  const { data: page, isPending, error, refetch } = usePage(slug);
  if (page) {
    return (
      <Page>
        <PageHead head={{ title: page.title, description: previewOfHtml(page.html), canonicalPath: paths.page(page.slug) }} />
        <PageText page={page} />
      </Page>
    );
  }
  if (!isPending && isNotFound(error)) return <NotFound />;
  return <Page>{isPending ? <PageTextSkeleton /> : <PageUnavailable onRetry={() => void refetch()} />}</Page>;
}

export function Screen() {
  const slug = useParams()['slug']?.toLowerCase() ?? '';
  const sizeGuides = useSizeGuides();
  return slug === SIZE_GUIDE && sizeGuides.length > 0 ? <SizeGuidePage categories={sizeGuides} /> : <TextPage slug={slug} />;
}
