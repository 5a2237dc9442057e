import { classNames, formatMoney, kitStyles, StatusTag, useIsWide, useShopTime } from '@shop/admin-kit';
import type { LedgerArtist } from '@shop/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatAmount, notDueText, payoutDay } from '../../rules/artist-ledger/ledger-labels.ts';
import { shareText } from '../../rules/artist-ledger/shares.ts';
import styles from '../../styles/artist-ledger.module.css';

interface Column {
  title: string;
  kind: 'name' | 'number' | 'text';
  render: (artist: LedgerArtist) => ReactNode;
}

const COLUMNS: readonly Column[] = [
  { title: 'Artist', kind: 'name', render: (artist) => <ArtistLink artist={artist} /> },
  { title: 'Share', kind: 'number', render: ({ shareBps }) => (shareBps === null ? '–' : shareText(shareBps)) },
  { title: 'Balance', kind: 'number', render: ({ balance }) => formatAmount(balance) },
  { title: 'Due', kind: 'number', render: (artist) => <Due artist={artist} /> },
  { title: 'Last paid', kind: 'text', render: ({ lastPayout }) => <LastPaid payout={lastPayout} /> },
];

/** A table, and cards on phones. */
export function LedgerList({ artists }: { artists: readonly LedgerArtist[] }) {
  return useIsWide('43.75rem') ? <LedgerTable artists={artists} /> : <LedgerCards artists={artists} />;
}

const CELLS = { name: kitStyles.tableRest, number: kitStyles.tableNumber, text: undefined };

function LedgerTable({ artists }: { artists: readonly LedgerArtist[] }) {
  return (
    <table className={kitStyles.table} aria-label="Artists">
      <thead>
        <tr>
          {COLUMNS.map(({ title, kind }) => (
            <th key={title} scope="col" className={CELLS[kind]}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {artists.map((artist) => (
          <tr key={artist.artistId}>
            {COLUMNS.map(({ title, kind, render }) =>
              kind === 'name' ? (
                <th key={title} scope="row" className={CELLS[kind]}>
                  {render(artist)}
                </th>
              ) : (
                <td key={title} className={CELLS[kind]}>
                  {render(artist)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LedgerCards({ artists }: { artists: readonly LedgerArtist[] }) {
  return (
    <ul className={classNames(kitStyles.rows, styles.cards)} aria-label="Artists">
      {artists.map((artist) => (
        <li key={artist.artistId}>
          {COLUMNS.map(({ title, kind, render }) =>
            kind === 'name' ? (
              <h3 key={title}>{render(artist)}</h3>
            ) : (
              <div key={title} className={styles.cardLine}>
                <span>{title}</span>
                <div>{render(artist)}</div>
              </div>
            ),
          )}
        </li>
      ))}
    </ul>
  );
}

function ArtistLink({ artist: { artistId, artistName, isDeleted } }: { artist: LedgerArtist }) {
  return (
    <span className={styles.artist}>
      <Link to={artistId}>
        <bdi>{artistName}</bdi>
      </Link>
      {isDeleted && <StatusTag tone="neutral">Deleted</StatusTag>}
    </span>
  );
}

function Due({ artist }: { artist: LedgerArtist }) {
  const reason = notDueText(artist);
  return (
    <>
      {formatMoney(artist.due)}
      {reason && <small className={styles.reason}>{reason}</small>}
    </>
  );
}

function LastPaid({ payout }: { payout: LedgerArtist['lastPayout'] }) {
  const time = useShopTime();
  if (payout === null) return '–';
  return (
    <>
      {formatAmount(payout.amount)}, <time dateTime={payout.sentOn ?? payout.at}>{payoutDay(payout, time)}</time>
    </>
  );
}
