import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { withTimeout } from '@shop/contract/with-timeout';
import type { Logger } from 'pino';
import type { Config } from '#src/config.js';
import { replicaProblem } from '#platform/database/database-identity.js';
import { CONFIG, LOGGER } from '#platform/tokens.js';
import { storeProblem, VideoTools } from '../../media/index.js';

/** What does not work, in a sentence; nothing is said of what works, or is not set. */
interface ServiceProblems {
  files?: string | undefined;
  replica?: string | undefined;
}

const FIRST_ANSWER_MS = 1_500;
const MAX_AGE_MS = 20_000;
/** Whoever mends something looks at once. */
const MAX_AGE_OF_PROBLEMS_MS = 2_000;

/** The services without which the shop answers and looks wrong: readiness, metrics and "Before you open" ask, the log tells. */
@Injectable()
export class ServiceMonitor implements OnApplicationShutdown {
  private known: ServiceProblems | undefined;
  private checkedAt = 0;
  private running: Promise<ServiceProblems> | undefined;

  constructor(
    private readonly videos: VideoTools,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await withTimeout(FIRST_ANSWER_MS, this.running ?? Promise.resolve({}), () => ({}));
  }

  /** Only the first caller waits; the others get the last answer, and a later one another time. */
  problems(): Promise<ServiceProblems> {
    const maxAge = Object.values(this.known ?? {}).some(Boolean) ? MAX_AGE_OF_PROBLEMS_MS : MAX_AGE_MS;
    if (Date.now() - this.checkedAt > maxAge) this.running ??= this.check().finally(() => (this.running = undefined));
    if (this.known !== undefined) return Promise.resolve(this.known);
    const silent = { files: 'The store of images and videos, or the replica, is silent.' };
    return withTimeout(FIRST_ANSWER_MS, this.running ?? Promise.resolve(silent), () => silent);
  }

  /** Without the reasons, which hold addresses. The log has them. */
  async parts(): Promise<Record<string, string>> {
    const { files, replica } = await this.problems();
    const videos = (await this.videos.available()) ? 'ok' : 'warning: no ffmpeg, videos stay as they are uploaded';
    const ofReplica = replica === undefined ? 'ok' : 'warning: not read, see the log';
    return {
      files: files === undefined ? 'ok' : 'unreachable',
      videos,
      ...(this.config.DATABASE_REPLICA_URL && { replica: ofReplica }),
    };
  }

  private async check(): Promise<ServiceProblems> {
    const [files, replica] = await Promise.all([storeProblem(this.config), replicaProblem(this.config)]);
    const known = new Set(Object.values(this.known ?? {}));
    for (const text of [files, replica]) if (text !== undefined && !known.has(text)) this.logger.warn(text);
    this.checkedAt = Date.now();
    this.known = { files, replica };
    return this.known;
  }
}
