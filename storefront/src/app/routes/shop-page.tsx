import { useParams } from 'react-router-dom';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Page } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { pageQuery, usePage } from '#features/pages/api/get-page.ts';
import { PageText, PageTextSkeleton } from '#features/pages/components/page-text.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
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

/** A page that the shop's staff wrote, such as Returns. An unpublished one does not exist. */
export function Screen() {
  const { slug = '' } = useParams();
  const { data: page, isPending, error, refetch } = usePage(slug.toLowerCase());
  if (page) {
    return (
      <Page>
        <PageHead head={{ title: page.title, canonicalPath: paths.page(page.slug) }} />
        <PageText page={page} />
      </Page>
    );
  }
  if (!isPending && isNotFound(error)) return <NotFound />;
  return <Page>{isPending ? <PageTextSkeleton /> : <PageUnavailable onRetry={() => void refetch()} />}</Page>;
}
