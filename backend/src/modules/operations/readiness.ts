import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { VideoTools } from '../media/index.js';
import { QueueReport, type QueueState } from './queue-report.js';

@ApiSchema({ name: 'Readiness' })
export class ReadinessView {
  @ApiProperty({ enum: ['ready', 'not ready'], enumName: 'ReadinessStatus' }) status: 'ready' | 'not ready';
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } }) parts: Record<string, string>;
}

/** One line about all queues. */
export function inWords(states: readonly QueueState[] | undefined): string {
  if (!states) return 'unreachable';
  const sum = (count: (state: QueueState) => number): number => states.reduce((total, state) => total + count(state), 0);
  const oldest = Math.max(0, ...states.map((state) => state.oldestWaitingSeconds));
  return `ok, ${sum((state) => state.waiting)} waiting, oldest ${oldest} s, ${sum((state) => state.failed)} failed`;
}

/**
 * May this process get traffic? Not while it shuts down and not without its database. Everything else is told but
 * keeps no shopper out: orders go on without the queues.
 */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  private leaving = false;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly report: QueueReport,
    private readonly videos: VideoTools,
  ) {}

  beforeApplicationShutdown(): void {
    this.leaving = true;
  }

  async check(): Promise<ReadinessView> {
    if (this.leaving) return { status: 'not ready', parts: { process: 'shutting down' } };
    const database = await this.db.query('select 1').then(
      () => 'ok',
      () => 'unreachable',
    );
    const queues = inWords(await this.report.queues());
    const videos = (await this.videos.available()) ? 'ok' : 'warning: no ffmpeg, videos stay as they are uploaded';
    return { status: database === 'ok' ? 'ready' : 'not ready', parts: { database, queues, videos } };
  }
}
