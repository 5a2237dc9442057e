import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { notFound, AppError } from '#platform/app-error.js';
import { Jobs } from '#platform/queue/jobs.js';
import { LOGGER } from '#platform/tokens.js';
import type { Admin } from '#modules/auth/index.js';
import { CatalogQueries, ImportedProducts } from '#modules/catalog/index.js';
import { ImportLog } from './import-log.js';
import { readSharedText } from './parsing/share-text.js';
import { alreadyImported, importFailed, importGoesOn, notATiktokLink, queueUnreachable } from './tiktok-import.errors.js';
import type { TiktokImportDto } from './tiktok-import.dto.js';
import type { TiktokImport } from './tiktok-import.entity.js';
import type { TiktokImportProgressView, TiktokImportView } from './tiktok-import.view.js';

const WAIT_MS = 25_000;

/** Hands an import to the worker and waits a while for its end. */
@Injectable()
export class StartImport {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly diary: ImportLog,
    private readonly jobs: Jobs,
    private readonly catalog: CatalogQueries,
    private readonly imported: ImportedProducts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The product; or 400 for a bad link, 409 when it is there, 422 when the page makes none, 504 when it takes longer. */
  async start(admin: Admin, { url, pageSource, importId }: TiktokImportDto): Promise<TiktokImportView> {
    const shared = readSharedText(url);
    if (!shared) throw notATiktokLink();
    const { link } = shared;
    if (link.kind === 'product' && (await this.imported.exists(this.db.manager, 'tiktok', link.productId)))
      throw alreadyImported();
    const id = await this.diary.open(admin, url, pageSource?.replaceAll('\0', '') ?? null, importId);
    await this.handOver(id);
    const ended = await this.diary.whenEnded(id, WAIT_MS);
    if (!ended) throw importGoesOn(id);
    return this.outcome(ended);
  }

  async progress(id: string): Promise<TiktokImportProgressView> {
    const wish = await this.diary.find(id);
    if (!wish) throw notFound('Import not found');
    const { status, step, refusal } = wish;
    return {
      id,
      status,
      step,
      message: refusal?.message ?? null,
      code: refusal?.code ?? null,
      found: refusal?.facts?.found ?? null,
      product: await this.productOf(wish),
    };
  }

  private async handOver(id: string): Promise<void> {
    try {
      await this.jobs.add('tiktok.import', { importId: id }, id);
    } catch (error) {
      this.logger.error({ err: error, importId: id }, 'an import could not be handed to the worker');
      await this.diary.refuse(id, queueUnreachable());
    }
  }

  private async outcome(wish: TiktokImport): Promise<TiktokImportView> {
    const product = await this.productOf(wish);
    if (product) return { product };
    if (!wish.refusal) throw importFailed();
    const { status, message, ...details } = wish.refusal;
    throw new AppError(status, message, details);
  }

  private async productOf({ productId }: TiktokImport): Promise<TiktokImportView['product'] | null> {
    const [product] = productId === null ? [] : await this.catalog.productsById([productId]);
    return product ?? null;
  }
}
