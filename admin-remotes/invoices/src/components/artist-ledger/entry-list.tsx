import { Button, classNames, EmptyState, kitStyles, QueryState, StatusTag, useShopTime } from '@shop/admin-kit';
import type { LedgerEntry } from '@shop/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ledgerEntriesQuery } from '../../api/artist-ledger/ledger-artist.ts';
import { basisText, canReverse, effectText, kindLabel } from '../../rules/artist-ledger/entry-labels.ts';
import { ReversalDialog } from './reversal-dialog.tsx';
import styles from '../../styles/ledger-entries.module.css';

interface EntryListProps {
  artistId: string;
  /** YYYY-MM, or empty for all. */
  month: string;
}

/** What changed the balance, newest first. */
export function EntryList({ artistId, month }: EntryListProps) {
  const query = useInfiniteQuery(ledgerEntriesQuery(artistId, month));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const [asked, setAsked] = useState<{ open: boolean; entry: LedgerEntry | null; key: number }>({
    open: false,
    entry: null,
    key: 0,
  });
  return (
    <>
      <QueryState query={query} failure="Failed to fetch the entries" placeholders={2}>
        {() =>
          entries.length === 0 ? (
            <EmptyState
              title={month === '' ? 'No entries yet' : 'No entries in this month'}
              hint="Sales are listed here when they are paid, if the artist had a share when they were placed."
            />
          ) : (
            <ul className={kitStyles.rows} aria-label="Entries">
              {entries.map((entry) => (
                <EntryRow
                  key={entry.id}
                  entry={entry}
                  onReverse={() => setAsked(({ key }) => ({ open: true, entry, key: key + 1 }))}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      {query.hasNextPage && (
        <Button className={styles.more} loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
      {asked.entry && (
        <ReversalDialog
          key={asked.key}
          open={asked.open}
          entry={asked.entry}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      )}
    </>
  );
}

function EntryRow({ entry, onReverse }: { entry: LedgerEntry; onReverse: () => void }) {
  const time = useShopTime();
  const { at, amount, actor, isReversed } = entry;
  const label = kindLabel(entry);
  return (
    <li className={styles.entry}>
      <time dateTime={at}>{time.day(at)}</time>
      <div className={styles.what}>
        <span className={styles.kind}>
          <strong>{label}</strong>
          {isReversed && <StatusTag tone="neutral">Taken back</StatusTag>}
        </span>
        <EntryDetails entry={entry} />
        {actor !== 'system' && <small>by {actor}</small>}
      </div>
      <div className={styles.effect}>
        <strong className={classNames(amount.startsWith('-') && styles.negative)}>{effectText(amount)}</strong>
        {canReverse(entry) && (
          <Button size="small" aria-label={`Take back: ${label} of ${effectText(amount)}`} onClick={onReverse}>
            Take back
          </Button>
        )}
      </div>
    </li>
  );
}

function EntryDetails({ entry }: { entry: LedgerEntry }) {
  const time = useShopTime();
  const { order, sentOn, reference, note } = entry;
  const basis = basisText(entry);
  const sent = [sentOn && `sent on ${time.day(`${sentOn}T12:00:00Z`)}`, reference].filter(Boolean).join(', ');
  return (
    <>
      {order && (
        <span>
          <Link to={`/orders/${order.id}`}>{order.orderNumber}</Link>, <bdi>{order.item}</bdi>
          {order.quantity > 1 && ` × ${order.quantity}`}
        </span>
      )}
      {basis && <small>{basis}</small>}
      {sent !== '' && (
        <span>
          <bdi>{sent}</bdi>
        </span>
      )}
      {note !== null && (
        <span className={styles.note}>
          <bdi>{note}</bdi>
        </span>
      )}
    </>
  );
}
