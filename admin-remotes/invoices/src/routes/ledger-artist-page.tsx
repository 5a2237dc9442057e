import {
  ArrowLeftOutlined,
  Button,
  Panel,
  QueryState,
  ReloadOutlined,
  SectionHeader,
  Select,
  useCurrentSearchParams,
  useShopTime,
} from '@shop/admin-kit';
import type { LedgerArtistPage as ArtistPage } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ledgerArtistQuery } from '../api/artist-ledger/ledger-artist.ts';
import { ArtistSums } from '../components/artist-ledger/artist-sums.tsx';
import { EntryDialog } from '../components/artist-ledger/entry-dialog.tsx';
import { EntryList } from '../components/artist-ledger/entry-list.tsx';
import { PayeeDialog } from '../components/artist-ledger/payee-dialog.tsx';
import { PayeePanel } from '../components/artist-ledger/payee-panel.tsx';
import { PayoutDialog } from '../components/artist-ledger/payout-dialog.tsx';
import { ProductShares } from '../components/artist-ledger/product-shares.tsx';
import { ShareDialog } from '../components/artist-ledger/share-dialog.tsx';
import { recentMonths } from '../rules/artist-ledger/months.ts';
import { isReadable } from '../rules/artist-ledger/payee-form.ts';
import styles from '../styles/ledger-artist.module.css';

type Dialog = 'payout' | 'entry' | 'payee' | 'share';

/** What one artist earned and got, who is paid, and which shares count. */
export function LedgerArtistPage() {
  const { artistId = '' } = useParams();
  const query = useQuery(ledgerArtistQuery(artistId));
  const [{ dialog, isOpen, key }, setState] = useState<{ dialog: Dialog | null; isOpen: boolean; key: number }>({
    dialog: null,
    isOpen: false,
    key: 0,
  });
  const open = (next: Dialog) => (): void => setState((state) => ({ dialog: next, isOpen: true, key: state.key + 1 }));
  const close = (): void => setState((state) => ({ ...state, isOpen: false }));
  const artist = query.data;
  const actions = artist && (
    <>
      <Button
        icon={<ReloadOutlined aria-hidden />}
        aria-label="Refresh"
        title="Refresh"
        loading={query.isRefetching}
        onClick={() => void query.refetch()}
      />
      {!artist.isDeleted && <Button onClick={open('share')}>Change share</Button>}
      <Button onClick={open('entry')}>Other entry</Button>
      <PayButton artist={artist} onPay={open('payout')} onEnterPayee={open('payee')} />
    </>
  );
  return (
    <>
      <p className={styles.back}>
        <Link to="/artist-ledger">
          <ArrowLeftOutlined aria-hidden /> Artist Ledger
        </Link>
      </p>
      <SectionHeader title={artist?.artistName ?? 'Artist'} actions={actions} />
      <QueryState query={query} failure="Failed to fetch the artist" placeholders={2}>
        {(shown) => (
          <>
            <ArtistSums artist={shown} />
            <div className={styles.panels}>
              <Entries artistId={artistId} />
              <div className={styles.column}>
                <PayeePanel artist={shown} onEdit={open('payee')} />
                <ProductShares artist={shown} />
              </div>
            </div>
            {dialog && <ArtistDialog key={key} dialog={dialog} open={isOpen} artist={shown} onClose={close} />}
          </>
        )}
      </QueryState>
    </>
  );
}

interface PayButtonProps {
  artist: ArtistPage;
  onPay: () => void;
  onEnterPayee: () => void;
}

/** A payment needs somebody who is paid. */
function PayButton({ artist: { payee }, onPay, onEnterPayee }: PayButtonProps) {
  return (
    <Button type="primary" onClick={payee !== null && isReadable(payee) ? onPay : onEnterPayee}>
      Record a payment
    </Button>
  );
}

interface ArtistDialogProps {
  dialog: Dialog;
  open: boolean;
  artist: ArtistPage;
  onClose: () => void;
}

function ArtistDialog({ dialog, artist, ...shared }: ArtistDialogProps) {
  if (dialog === 'share') return <ShareDialog artists={[artist]} {...shared} />;
  if (dialog === 'entry') return <EntryDialog artist={artist} {...shared} />;
  if (dialog === 'payee') return <PayeeDialog artist={artist} {...shared} />;
  const { payee } = artist;
  return payee !== null && isReadable(payee) && <PayoutDialog artist={artist} payee={payee} {...shared} />;
}

/** The month is part of the URL. */
function Entries({ artistId }: { artistId: string }) {
  const [searchParams, changeSearchParams] = useCurrentSearchParams();
  const [now] = useState(Date.now);
  const months = recentMonths(useShopTime().calendarDay(now));
  const month = months.find(({ value }) => value === searchParams.get('month'))?.value ?? '';
  const show = (next: string): void =>
    changeSearchParams(() => new URLSearchParams(next === '' ? {} : { month: next }), { replace: true });
  const choice = (
    <Select
      aria-label="Month"
      className={styles.month}
      value={month}
      options={[{ value: '', label: 'All months' }, ...months]}
      onChange={show}
    />
  );
  return (
    <Panel title="Entries" action={choice}>
      <EntryList key={month} artistId={artistId} month={month} />
    </Panel>
  );
}
