import { Injectable } from '@nestjs/common';
import { fromCents } from '@shop/contract/money';
import type { Tx } from '#platform/database/transactions.js';
import { artistNotFound } from '../artist-ledger.errors.js';
import { dueOf } from './due.js';
import { ARTIST_NAME, LEDGER_ARTIST, LEDGER_ARTISTS, type LedgerArtistRow } from './ledger.queries.js';
import type { ArtistLedgerView, LedgerArtistView } from './ledger.view.js';

const byDueThenName = (a: Sums, b: Sums): number => b.dueCents - a.dueCents || a.view.artistName.localeCompare(b.view.artistName);

type LedgerArtist = Pick<LedgerArtistView, keyof LedgerArtistView>;

interface Sums {
  view: LedgerArtist;
  balanceCents: number;
  dueCents: number;
}

/** The artists that the ledger knows: those of the catalog, and everyone with entries or a payee. */
@Injectable()
export class LedgerArtists {
  /** The present name, else that of the newest entry. Throws 404. */
  async one(tx: Tx, artistId: string): Promise<{ name: string }> {
    const artist = await ARTIST_NAME.first(tx, artistId);
    if (artist?.name === undefined || artist.name === null) throw artistNotFound();
    return artist;
  }

  async row(tx: Tx, artistId: string): Promise<LedgerArtist> {
    const row = await LEDGER_ARTIST.first(tx, artistId);
    if (!row) throw artistNotFound();
    return sumsOf(row).view;
  }

  async all(tx: Tx): Promise<ArtistLedgerView> {
    const artists = (await LEDGER_ARTISTS.rows(tx)).map(sumsOf).toSorted(byDueThenName);
    const sum = (of: (sums: Sums) => number): string => fromCents(artists.reduce((total, sums) => total + of(sums), 0));
    return {
      artists: artists.map(({ view }) => view),
      balance: sum(({ balanceCents }) => balanceCents),
      due: sum(({ dueCents }) => dueCents),
    };
  }
}

function sumsOf(row: LedgerArtistRow): Sums {
  const { artistId, artistName, shareBps, balanceCents, paidAt, paidCents, paidSentOn, isDeleted } = row;
  const due = dueOf(row);
  const lastPayout =
    paidAt === null || paidCents === null ? null : { at: paidAt, sentOn: paidSentOn, amount: fromCents(paidCents) };
  const amounts = { balance: fromCents(balanceCents), due: fromCents(due.cents), notDueBecause: due.because };
  const view = { artistId, artistName, shareBps, ...amounts, lastPayout, isDeleted };
  return { view, balanceCents, dueCents: due.cents };
}
