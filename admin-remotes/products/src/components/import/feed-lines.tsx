import { Button, classNames, EmptyState, FileTextOutlined, kitStyles, QueryState, Segmented } from '@shop/admin-kit';
import type { FeedImport, FeedOutcome } from '@shop/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feedLinesQuery } from '../../api/feed-imports.ts';
import { OUTCOME_WORDS, OUTCOMES } from '../../rules/feed-import.ts';
import styles from '../../styles/feed-imports.module.css';
import { FeedLinesTable } from './feed-lines-table.tsx';

/** The lines of a checked or ended import, all or those of one result. */
export function FeedLines({ feed }: { feed: FeedImport }) {
  const [chosen, setChosen] = useState<FeedOutcome | 'all'>('all');
  const outcome = chosen === 'all' || feed[chosen] === 0 ? undefined : chosen;
  const query = useInfiniteQuery(feedLinesQuery(feed, outcome));
  const found = OUTCOMES.filter((one) => feed[one] > 0);
  const options = [
    { value: 'all' as const, label: `All ${feed.lines}` },
    ...found.map((one) => ({ value: one, label: `${OUTCOME_WORDS[one].word} ${feed[one]}` })),
  ];
  return (
    <>
      {found.length > 1 && (
        <Segmented
          className={classNames(kitStyles.scrollingSegments, styles.filter)}
          aria-label="Show"
          value={outcome ?? 'all'}
          options={options}
          onChange={setChosen}
        />
      )}
      <QueryState query={query} failure="Failed to fetch the lines" placeholders={3}>
        {({ pages }) => {
          const lines = pages.flatMap((page) => page.lines);
          if (lines.length === 0) return <EmptyState icon={<FileTextOutlined />} title="The file lists no products" />;
          return (
            <>
              <FeedLinesTable lines={lines} isEnded={feed.endedAt !== null} />
              {query.hasNextPage && (
                <Button className={styles.more} loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  Show more
                </Button>
              )}
            </>
          );
        }}
      </QueryState>
    </>
  );
}
