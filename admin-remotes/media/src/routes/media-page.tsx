import { QueryState, SectionHeader, useCurrentSearchParams } from '@shop/admin-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { mediaQuery } from '../api/get-media.ts';
import { CleanUpButton } from '../components/clean-up-button.tsx';
import { MediaFilters } from '../components/media-filters.tsx';
import { MediaList } from '../components/media-list.tsx';
import { type MediaCriteria, readCriteria } from '../rules/media-criteria.ts';
import { formatBytes } from '../rules/media-labels.ts';

/** All images and videos of the shop, with their state, size and use. */
export function MediaPage() {
  const [searchParams, changeSearchParams] = useCurrentSearchParams();
  const criteria = readCriteria(searchParams);
  const query = useInfiniteQuery(mediaQuery(criteria));
  const counts = query.data?.pages[0]?.counts;
  const change = (changes: Partial<MediaCriteria>): void =>
    changeSearchParams((current) => ({ ...readCriteria(current), ...changes }), { replace: true });
  return (
    <>
      <SectionHeader
        title="Media"
        subtitle={counts ? `${counts.all} files, ${formatBytes(counts.bytes)}` : 'The images and videos of the shop'}
        actions={<CleanUpButton deletable={counts?.deletable ?? 0} />}
      />
      <MediaFilters criteria={criteria} counts={counts} onChange={change} />
      <QueryState query={query} failure="Failed to fetch the files">
        {({ pages }) => (
          <MediaList
            files={pages.flatMap(({ files }) => files)}
            hasMore={query.hasNextPage}
            loadingMore={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        )}
      </QueryState>
    </>
  );
}
