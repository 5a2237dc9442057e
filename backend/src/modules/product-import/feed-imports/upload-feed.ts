import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import type { Admin } from '#modules/auth/index.js';
import { columnsOf } from '../shopify/parsing/feed-columns.js';
import { readHeader, UnusableFeed } from '../shopify/parsing/read-csv.js';
import type { FeedUploadDto } from './feed-import.dto.js';
import { FeedImport } from './feed-import.entity.js';
import { feedTooLarge, fileUnusable, uploadBroken } from './feed-import.errors.js';
import { PURGE_UNUSED } from './feed-import.queries.js';

/** Shopify's own import takes 15 MB. */
export const MAX_FEED_BYTES = 16 * 1_048_576;

/** Receives a product file and has it checked. */
@Injectable()
export class UploadFeed {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Returns the id of the import. 413 for a file that is too large, 422 for one that is no product export. */
  async execute(admin: Admin, { name, createCategories, drafts }: FeedUploadDto, body: Readable): Promise<string> {
    const content = await receive(body);
    assertFeed(content);
    await PURGE_UNUSED.execute(this.db);
    return inTransaction(this.db, async (tx) => {
      const values = { fileName: name, content, createCategories: createCategories === 'true', drafts: drafts === 'true' };
      const { id: adminId, username: adminName } = admin;
      const { id } = await tx.getRepository(FeedImport).save({ ...values, adminId, adminName });
      await this.outbox.add(tx, 'feed.uploaded', { importId: id }, `feed.uploaded ${id}`);
      return id;
    });
  }
}

async function receive(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let byteCount = 0;
  try {
    // Leaving the loop must not destroy the request: the response uses the same socket.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      byteCount += chunk.length;
      if (byteCount > MAX_FEED_BYTES) break;
      chunks.push(chunk);
    }
  } catch {
    throw uploadBroken();
  }
  if (byteCount <= MAX_FEED_BYTES) return Buffer.concat(chunks, byteCount);
  body.on('error', () => undefined).resume();
  throw feedTooLarge(MAX_FEED_BYTES);
}

/** What the first bytes and the header tell; the rest is read by the check. */
function assertFeed(content: Buffer): void {
  try {
    columnsOf(readHeader(content).cells);
  } catch (error) {
    if (error instanceof UnusableFeed) throw fileUnusable(error.message);
    throw error;
  }
}
