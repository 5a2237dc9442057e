import type { INestApplicationContext } from '@nestjs/common';
import type { FeedImportLinesView, FeedImportView } from '#modules/product-import/feed-imports/feed-import.view.js';
import { FeedImportJobs } from '#modules/product-import/feed-imports/feed-import.jobs.js';
import { SAVE_LINE } from '#modules/product-import/feed-imports/feed-import.queries.js';
import { RunFeedImport } from '#modules/product-import/feed-imports/run-feed-import.js';
import { InternetImages } from '#modules/product-import/shopify/image-source.js';
import { query } from '#platform/database/sql.js';
import { FetchError } from '#platform/safe-fetch/safe-fetch.js';
import { givenCategory } from '../support/builders/catalog.js';
import { asAdmin } from '../support/builders/users.js';
import { eventually } from '../support/eventually.js';
import { openShop, type TestShop } from '../support/shop.js';
import { openWorker } from '../support/worker.js';

const RUNNING = new Set(['checking', 'importing']);
const TIMEOUT_MS = 60_000;

/** A shop and a worker that import product files; no image can be downloaded unless the test says so. */
export class FeedImportClient {
  /** Stands in for the import while it is held. */
  private held: jest.SpyInstance | undefined;

  private constructor(
    readonly shop: TestShop,
    readonly worker: INestApplicationContext,
    private readonly admin: { authorization: string },
  ) {}

  static async open(): Promise<FeedImportClient> {
    const shop = await openShop();
    await givenCategory(shop.db, { name: 'Hoodies', slug: 'hoodies' });
    return new FeedImportClient(shop, await openWorker(shop.config), await asAdmin(shop, { username: 'ana' }));
  }

  async reset(): Promise<void> {
    for (const table of ['feed_imports', 'products', 'audit_log']) await this.shop.db.query(`delete from ${table}`);
    jest.spyOn(InternetImages.prototype, 'fetch').mockRejectedValue(new FetchError('connection', 'No connection'));
  }

  async close(): Promise<void> {
    await this.worker.close();
    await this.shop.close();
  }

  http(method: 'get' | 'post', path: string) {
    return this.shop.http()[method](`/api/admin/import/files${path}`).set(this.admin);
  }

  upload(content: Buffer | string, file: Record<string, string> = {}) {
    const asked = this.http('post', '')
      .query({ name: 'products.csv', ...file })
      .set('content-type', 'text/csv');
    return asked.send(content);
  }

  async view(id: string): Promise<FeedImportView> {
    return (await this.http('get', `/${id}`).expect(200)).body as FeedImportView;
  }

  async list(): Promise<FeedImportView[]> {
    return (await this.http('get', '').expect(200)).body as FeedImportView[];
  }

  /** The import once no job works on it. */
  ended(id: string): Promise<FeedImportView> {
    return eventually(
      () => this.view(id),
      ({ status }) => !RUNNING.has(status),
      TIMEOUT_MS,
    );
  }

  async check(content: Buffer | string, file: Record<string, string> = {}): Promise<FeedImportView> {
    const { id } = (await this.upload(content, file).expect(200)).body as FeedImportView;
    const checked = await this.ended(id);
    expect([checked.status, checked.message]).toEqual(['checked', null]);
    return checked;
  }

  async import(id: string): Promise<FeedImportView> {
    await this.http('post', `/${id}/start`).expect(200);
    return this.ended(id);
  }

  async lines(id: string, outcome?: string, after?: number): Promise<FeedImportLinesView> {
    const { body } = await this.http('get', `/${id}/lines`).query({ outcome, after }).expect(200);
    return body as FeedImportLinesView;
  }

  async outcomes(id: string): Promise<unknown[]> {
    const { lines } = await this.lines(id);
    return lines.map(({ line, handle, outcome, category, price, stock }) => ({ line, handle, outcome, category, price, stock }));
  }

  products(): Promise<unknown[]> {
    return query(this.shop.db, 'select source_id, name, price::text, stock_quantity, version from products order by source_id');
  }

  /** Imports that start now are not run by the queue. */
  holdImports(): void {
    this.held = jest.spyOn(RunFeedImport.prototype, 'import').mockResolvedValue(undefined);
  }

  /** Once the queue has run the held job, which would run beside the test otherwise. */
  private async release(): Promise<void> {
    await eventually(() => Promise.resolve(this.held?.mock.calls.length), Boolean, TIMEOUT_MS);
    this.held?.mockRestore();
  }

  /** Runs a held import to its end. */
  async releaseImports(id: string): Promise<void> {
    await this.release();
    await this.runJob(id, false);
  }

  /** Runs a held import that is killed while it saves the product behind the first `count`. */
  async importUntil(id: string, count: number): Promise<void> {
    const save = SAVE_LINE.execute.bind(SAVE_LINE);
    let saved = 0;
    const killed = jest.spyOn(SAVE_LINE, 'execute').mockImplementation(async (...parameters) => {
      if (saved++ >= count) throw new Error('killed here');
      return save(...parameters);
    });
    await this.release();
    await expect(this.runJob(id, false)).rejects.toThrow('killed here');
    killed.mockRestore();
  }

  async failLastAttempt(id: string): Promise<void> {
    await eventually(() => Promise.resolve(this.held?.mock.calls.length), Boolean, TIMEOUT_MS);
    this.held?.mockRejectedValueOnce(new Error('broken'));
    await expect(this.runJob(id, true)).rejects.toThrow('broken');
  }

  runJob(importId: string, isLastAttempt: boolean): Promise<void> {
    return this.worker.get(FeedImportJobs, { strict: false }).import({ importId }, { attempt: 1, isLastAttempt });
  }
}
