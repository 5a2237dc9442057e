import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Drop, NEXT_DROP, NEXT_MOMENT } from './catalog-clock.queries.js';

/** The next moment of the catalogue, for the people who run the server. */
@Injectable()
export class UpcomingDrop {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Seconds until the next moment, negative when it is late; undefined when no product waits for one. */
  async seconds(): Promise<number | undefined> {
    const milliseconds = (await NEXT_MOMENT.first(this.db))?.milliseconds ?? undefined;
    return milliseconds === undefined ? undefined : milliseconds / 1_000;
  }

  /** What becomes visible or can be bought at the next moment; undefined when no product waits for one. */
  drop(): Promise<Drop | undefined> {
    return NEXT_DROP.first(this.db);
  }
}
