import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Payees } from '../payees/payees.js';
import { LedgerArtists } from './ledger-artists.js';
import { PRODUCTS_OF_ARTIST } from './ledger.queries.js';
import type { ArtistLedgerView, LedgerArtistPageView } from './ledger.view.js';

/** What the ledger says. What has happened since it was posted last (`PostEntries`) is not in it. */
@Injectable()
export class ReadLedger {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly artists: LedgerArtists,
    private readonly payees: Payees,
  ) {}

  all(): Promise<ArtistLedgerView> {
    return this.artists.all(this.db.manager);
  }

  async one(artistId: string): Promise<LedgerArtistPageView> {
    await this.artists.one(this.db.manager, artistId);
    const [row, payee, products] = await Promise.all([
      this.artists.row(this.db.manager, artistId),
      this.payees.of(artistId),
      PRODUCTS_OF_ARTIST.rows(this.db, artistId),
    ]);
    return { ...row, payee, products };
  }
}
