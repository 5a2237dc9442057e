import { Button, EmptyState, FileTextOutlined, QueryState, ReloadOutlined, SectionHeader } from '@shop/admin-kit';
import type { ArtistLedger, LedgerArtist } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { ledgerQuery } from '../api/artist-ledger/get-ledger.ts';
import { LedgerList } from '../components/artist-ledger/ledger-list.tsx';
import { ShareDialog } from '../components/artist-ledger/share-dialog.tsx';
import { formatAmount, withoutShare } from '../rules/artist-ledger/ledger-labels.ts';
import styles from '../styles/artist-ledger.module.css';

/** What each artist earned, got and is owed. */
export function ArtistLedgerPage() {
  const query = useQuery(ledgerQuery);
  const [asked, setAsked] = useState<{ open: boolean; artists: LedgerArtist[] }>({ open: false, artists: [] });
  const without = withoutShare(query.data?.artists ?? []);
  const actions = (
    <>
      <MonthsLink />
      {without.length > 0 && (
        <Button onClick={() => setAsked({ open: true, artists: without })}>{setText(without.length)}</Button>
      )}
      <Button
        icon={<ReloadOutlined aria-hidden />}
        aria-label="Refresh"
        title="Refresh"
        loading={query.isRefetching}
        onClick={() => void query.refetch()}
      />
    </>
  );
  return (
    <>
      <SectionHeader title="Artist Ledger" actions={actions} />
      <QueryState query={query} failure="Failed to fetch the ledger" placeholders={3}>
        {(ledger) => <Ledger ledger={ledger} />}
      </QueryState>
      <ShareDialog {...asked} onClose={() => setAsked({ ...asked, open: false })} />
    </>
  );
}

function MonthsLink() {
  const open = useLinkClickHandler<HTMLElement>('months');
  return (
    <Button href={useHref('months')} icon={<FileTextOutlined aria-hidden />} onClick={open}>
      Statements
    </Button>
  );
}

const setText = (count: number): string =>
  count === 1 ? 'Set the share of 1 artist without one' : `Set the share of ${count} artists without one`;

function Ledger({ ledger: { artists, balance, due } }: { ledger: ArtistLedger }) {
  if (artists.length === 0)
    return (
      <EmptyState
        title="No artists yet"
        hint="Add them in the tab Artists. Sales count for them from the day on which they have a share."
      />
    );
  return (
    <>
      <dl className={styles.sums} aria-label="Sums of all artists">
        <div>
          <dt>Balance</dt>
          <dd>{formatAmount(balance)}</dd>
        </div>
        <div>
          <dt>Due</dt>
          <dd>{formatAmount(due)}</dd>
        </div>
      </dl>
      <LedgerList artists={artists} />
    </>
  );
}
