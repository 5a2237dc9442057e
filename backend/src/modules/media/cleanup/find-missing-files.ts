import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { LOGGER } from '#platform/tokens.js';
import { MediaStore } from '../store/media-store.js';
import { fileKey, fileNameOf } from '../store/store-keys.js';
import { COUNT_MISSING, FINISHED_FILES, SET_MISSING } from './missing-file.queries.js';

const BATCH_SIZE = 2_000;
const MAX_LOGGED = 20;

/** Finds files whose bytes are gone, for example after a restore without the media folder. */
@Injectable()
export class FindMissingFiles implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly store: MediaStore,
    private readonly metrics: MetricsRegistry,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    const help = 'Images and videos whose bytes are not in the store';
    this.metrics.gauge('shop_files_missing', help, async () => (await COUNT_MISSING.first(this.db))?.count ?? 0);
  }

  /** Marks rows without bytes, and unmarks those whose bytes are back. Returns the number of missing files. */
  @HandlesJob('media.find-missing')
  async execute(): Promise<number> {
    const stored = new Set<string>();
    for await (const { key } of this.store.keys()) if (key.startsWith('files/')) stored.add(fileNameOf(key));
    const missing: string[] = [];
    for (let after = ''; ;) {
      const names = (await FINISHED_FILES.rows(this.db, after, BATCH_SIZE)).map(({ name }) => name);
      const gone = await this.withoutBytes(names.filter((name) => !stored.has(name)));
      await SET_MISSING.execute(this.db, names, gone);
      missing.push(...gone);
      after = names.at(-1) ?? '';
      if (names.length < BATCH_SIZE) break;
    }
    if (missing.length > 0)
      this.logger.error({ count: missing.length, names: missing.slice(0, MAX_LOGGED) }, 'files are missing in the store');
    return missing.length;
  }

  /** Asked again one by one, because a file may have been stored while the keys were listed. */
  private async withoutBytes(names: readonly string[]): Promise<string[]> {
    const gone: string[] = [];
    for (const name of names) if ((await this.store.size(fileKey(name))) === undefined) gone.push(name);
    return gone;
  }
}
