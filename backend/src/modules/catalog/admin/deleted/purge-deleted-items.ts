import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { DELETED_ARTISTS, DELETED_CATEGORIES } from './deleted-groups.queries.js';

const RESTORABLE_DAYS = 30;

/** Removes categories and artists that were deleted more than 30 days ago. Products stay, because orders refer to them. */
@Injectable()
export class PurgeDeletedItems {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Returns the number of removed items. */
  @HandlesJob('catalog.purge-deleted')
  async execute(): Promise<number> {
    const categories = await DELETED_CATEGORIES.purge.rows(this.db, RESTORABLE_DAYS);
    const artists = await DELETED_ARTISTS.purge.rows(this.db, RESTORABLE_DAYS);
    return categories.length + artists.length;
  }
}
