import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { fromCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import { inTransaction } from '#platform/database/transactions.js';
import { changesSince } from './feed-snapshot.js';
import type { FeedProduct, FeedRemark } from './parsing/feed-product.js';
import { type FeedOutcome, type FeedReport, type FeedReportRow, reportOf } from './feed-report.js';
import { type CollectedImages, CollectImages } from './collect-images.js';
import { knownProduct } from './known-products.js';
import { type CategoryMatch, matchCategory, type ShopCategory } from '../shared/match-category.js';
import { readFeed } from './parsing/read-feed.js';
import { saveFeedProduct, type Saved } from './save-feed-product.js';

const STAYS_DELETED = 'was deleted in the shop and stays deleted';

/** Brings the products of a Shopify product export into the shop. */
@Injectable()
export class ImportFeed {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly pictures: CollectImages,
  ) {}

  /**
   * Each product in a transaction of its own: one that fails is reported and the others go on. A dry run reads the
   * shop and writes nothing, and asks for no picture. Throws UnusableFeed when the file is no feed.
   */
  async run(file: { name: string; bytes: Uint8Array }, { dryRun }: { dryRun: boolean }): Promise<FeedReport> {
    const feed = readFeed(file.bytes);
    const categories = await query<ShopCategory>(this.db, 'select id, name, slug from categories order by name, id');
    const report = [
      ...feed.skipped.map((remark) => remarkRow(remark, 'skipped')),
      ...feed.refused.map((remark) => remarkRow(remark, 'refused')),
    ];
    for (const product of feed.products) {
      const hints = { type: product.type, tags: product.tags, title: product.name };
      report.push(await this.one(product, matchCategory(hints, categories), dryRun));
    }
    return reportOf(file.name, dryRun, report);
  }

  private async one(product: FeedProduct, match: CategoryMatch | null, dryRun: boolean): Promise<FeedReportRow> {
    try {
      return dryRun ? await this.foresee(product, match) : await this.bring(product, match);
    } catch (error) {
      return productRow(product, match, 'failed', [`not saved: ${error instanceof Error ? error.message : String(error)}`]);
    }
  }

  private async bring(product: FeedProduct, match: CategoryMatch | null): Promise<FeedReportRow> {
    const known = await knownProduct(this.db, product.handle, 'read');
    if (known?.isDeleted) return productRow(product, match, 'skipped', [STAYS_DELETED]);
    const gathered = await this.pictures.gather(product, match?.category.slug, known?.told ?? undefined);
    const saved = await inTransaction(this.db, (tx) => saveFeedProduct(tx, product, match?.category.id ?? null, gathered));
    return savedRow(product, match, saved, gathered);
  }

  private async foresee(product: FeedProduct, match: CategoryMatch | null): Promise<FeedReportRow> {
    const known = await knownProduct(this.db, product.handle, 'read');
    if (!known) return productRow(product, match, 'created', [`${product.pictures.length} pictures to fetch`]);
    if (known.isDeleted) return productRow(product, match, 'skipped', [STAYS_DELETED]);
    const { fields, stockDelta } = changesSince(known.told, product, match?.category.id ?? null);
    return productRow(product, match, Object.keys(fields).length > 0 || stockDelta !== 0 ? 'updated' : 'unchanged', []);
  }
}

function savedRow(product: FeedProduct, match: CategoryMatch | null, saved: Saved, gathered: CollectedImages): FeedReportRow {
  if (saved.outcome === 'deleted') return productRow(product, match, 'skipped', [STAYS_DELETED]);
  const notes = saved.changed.length > 0 ? [`changed: ${saved.changed.join(', ')}`] : [];
  const pictures = { stored: gathered.pictures.length, placeholder: gathered.placeholder !== null, missing: gathered.missing };
  return { ...productRow(product, match, saved.outcome, notes), pictures };
}

function productRow(product: FeedProduct, match: CategoryMatch | null, outcome: FeedOutcome, notes: string[]): FeedReportRow {
  return {
    line: product.line,
    handle: product.handle,
    name: product.name,
    outcome,
    category: match ? `${match.category.name} (by ${match.by})` : 'Uncategorized',
    price: fromCents(product.priceCents),
    stock: product.stock,
    pictures: null,
    notes: [...notes, ...product.notes],
  };
}

function remarkRow({ line, handle, name, reason }: FeedRemark, outcome: FeedOutcome): FeedReportRow {
  return { line, handle, name, outcome, category: null, price: null, stock: null, pictures: null, notes: [reason] };
}
