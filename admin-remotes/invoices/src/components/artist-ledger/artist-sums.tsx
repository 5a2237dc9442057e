import { formatMoney, useShopTime } from '@shop/admin-kit';
import type { LedgerArtist } from '@shop/contract';
import type { ReactNode } from 'react';
import { formatAmount, notDueText, payoutDay } from '../../rules/artist-ledger/ledger-labels.ts';
import { shareText } from '../../rules/artist-ledger/shares.ts';
import styles from '../../styles/artist-ledger.module.css';

/** The share and the sums of an artist. */
export function ArtistSums({ artist }: { artist: LedgerArtist }) {
  const time = useShopTime();
  const { shareBps, balance, due, lastPayout } = artist;
  const reason = notDueText(artist);
  return (
    <dl className={styles.sums} aria-label="Sums">
      <Sum label="Share">{shareBps === null ? 'none' : shareText(shareBps)}</Sum>
      <Sum label="Balance">{formatAmount(balance)}</Sum>
      <Sum label="Due">
        {formatMoney(due)}
        {reason && <small className={styles.reason}>{reason}</small>}
      </Sum>
      <Sum label="Last paid">
        {lastPayout === null ? '–' : `${formatAmount(lastPayout.amount)}, ${payoutDay(lastPayout, time)}`}
      </Sum>
    </dl>
  );
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
