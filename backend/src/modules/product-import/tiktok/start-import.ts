import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { AppError } from '#platform/app-error.js';
import { Jobs } from '#platform/queue/jobs.js';
import { LOGGER } from '#platform/tokens.js';
import type { Admin } from '#modules/auth/index.js';
import { ImportedProducts } from '#modules/catalog/index.js';
import { ImportLog } from './import-log.js';
import { ImportProgress } from './import-progress.js';
import { readSharedText } from './parsing/share-text.js';
import { sourceOf } from './save-tiktok-product.js';
import { alreadyImported, importFailed, importStillRunning, notATiktokLink, queueUnreachable } from './tiktok-import.errors.js';
import type { TiktokImportDto } from './tiktok-import.dto.js';
import type { TiktokImport } from './tiktok-import.entity.js';
import type { TiktokImportView } from './tiktok-import.view.js';

const WAIT_TIMEOUT_MS = 25_000;

/** Hands an import to the worker and waits for it to end. */
@Injectable()
export class StartImport {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly importLog: ImportLog,
    private readonly jobs: Jobs,
    private readonly importedProducts: ImportedProducts,
    private readonly progress: ImportProgress,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** 400 for a bad link, 409 already imported, 422 for a page without a usable product, 504 when it takes too long. */
  async execute(admin: Admin, { url, pageSource, importId, draft = false }: TiktokImportDto): Promise<TiktokImportView> {
    const link = readSharedText(url)?.link;
    if (!link) throw notATiktokLink();
    if (link.kind === 'product' && (await this.importedProducts.isListed(this.db, sourceOf(link.productId))))
      throw alreadyImported();
    const asked = { sharedText: url, pageSource: pageSource?.replace(/\0|\p{Cs}/gu, '') ?? null, draft };
    const id = await this.importLog.create(admin, asked, importId);
    await this.enqueue(id);
    const ended = await this.importLog.waitForEnd(id, WAIT_TIMEOUT_MS);
    if (!ended) throw importStillRunning(id);
    return this.resultOf(ended);
  }

  private async enqueue(id: string): Promise<void> {
    try {
      await this.jobs.add('tiktok.import', { importId: id }, id);
    } catch (error) {
      this.logger.error({ err: error, importId: id }, 'could not queue the TikTok import');
      await this.importLog.fail(id, queueUnreachable());
    }
  }

  private async resultOf(importJob: TiktokImport): Promise<TiktokImportView> {
    const product = await this.progress.productOf(importJob);
    if (product) return { product };
    if (!importJob.error) throw importFailed();
    const { status, message, ...details } = importJob.error;
    throw new AppError(status, message, details);
  }
}
