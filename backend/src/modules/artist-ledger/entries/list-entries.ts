import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ShopSettings } from '../../settings/index.js';
import { LedgerArtists } from '../ledger/ledger-artists.js';
import { ENTRY_PAGE } from './entries.queries.js';
import type { EntryPageDto } from './entry.dto.js';
import { entryView } from './entry-views.js';
import type { EntriesView } from './entry.view.js';

const PAGE_SIZE = 50;

@Injectable()
export class ListEntries {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly artists: LedgerArtists,
    private readonly settings: ShopSettings,
  ) {}

  /** A page of the entries of an artist, newest first. */
  async execute(artistId: string, { month, after }: EntryPageDto): Promise<EntriesView> {
    await this.artists.one(this.db.manager, artistId);
    const { timeZone } = await this.settings.values();
    const firstDay = month === undefined ? null : `${month}-01`;
    const rows = await ENTRY_PAGE.rows(this.db, artistId, firstDay, timeZone, after ?? null, PAGE_SIZE + 1);
    const page = rows.slice(0, PAGE_SIZE);
    return { entries: page.map(entryView), next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
  }
}
