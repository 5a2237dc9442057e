import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { query } from '#platform/database/sql.js';
import { usedNamesSql, usesSql } from '../cleanup/address-columns.js';
import { addressOf } from '../file-names.js';
import type { StoredFile } from '../stored-file.entity.js';
import { IS_FAILED } from './failed-files.sql.js';
import type { MediaFilter, MediaPageDto } from './media-page.dto.js';
import type { MediaFileView, MediaPageView } from './media-page.view.js';

const PAGE_SIZE = 60;
/** A younger file may belong to a form that is not saved yet. */
const MIN_AGE_HOURS = 24;

const MISSING = 'the file is missing on the server: restore it from a backup, or upload it again';

const oldEnough = (now: string): string => `f.created_at < ${now}::timestamptz - interval '${MIN_AGE_HOURS} hours'`;

/** SQL conditions on the tables of `filesWithUse`. */
const CONDITIONS: Record<MediaFilter, string> = {
  all: 'true',
  failed: IS_FAILED,
  processing: `f.status = 'processing'`,
  unused: 'used.name is null',
};

type FileRow = Pick<StoredFile, 'name' | 'kind' | 'status' | 'failure' | 'createdAt' | 'width' | 'height' | 'wasAnimated'> & {
  byteSize: number;
};

/** Lists all stored files with their state, size and use, for the "Media" page of the admin. */
@Injectable()
export class MediaPages {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async page({ filter = 'all', kind, before }: MediaPageDto): Promise<MediaPageView> {
    const [files, counts] = await Promise.all([this.files(filter, kind ?? null, before ?? null), this.counts()]);
    const page = files.slice(0, PAGE_SIZE);
    const uses = await this.usesOf(page.map(({ name }) => name));
    const views = page.map((file): MediaFileView => ({
      ...file,
      url: addressOf(file.name),
      usedIn: uses.get(file.name) ?? [],
    }));
    return { files: views, counts, hasMore: files.length > PAGE_SIZE };
  }

  /** The files that a clean-up may delete, oldest first. */
  async deletable(limit: number): Promise<string[]> {
    const rows = await query<{ name: string }>(
      this.db,
      `select f.name from ${this.filesWithUse()} where used.name is null and ${oldEnough('$1')} order by f.created_at limit $2`,
      [this.clock.now(), limit],
    );
    return rows.map(({ name }) => name);
  }

  /** Compares (created_at, name) with the last file of the page before, so that files of the same time are not lost. */
  private files(filter: MediaFilter, kind: string | null, before: string | null): Promise<FileRow[]> {
    return query<FileRow>(
      this.db,
      `select f.name, f.kind, case when f.missing_since is null then f.status else 'failed' end as status,
        case when f.missing_since is null then f.failure else '${MISSING}' end as failure, f.created_at as "createdAt", f.width, f.height, f.was_animated as "wasAnimated", f.byte_size::float8 as "byteSize"
      from ${this.filesWithUse()}
      where ${CONDITIONS[filter]} and ($1::text is null or f.kind = $1)
        and ($2::text is null or (f.created_at, f.name) < (select created_at, name from stored_files where name = $2))
      order by f.created_at desc, f.name desc limit ${PAGE_SIZE + 1}`,
      [kind, before],
    );
  }

  private async counts(): Promise<MediaPageView['counts']> {
    const count = (condition: string): string => `count(*) filter (where ${condition})::int`;
    const [counts] = await query<MediaPageView['counts']>(
      this.db,
      `select count(*)::int as "all", ${count(CONDITIONS.failed)} as failed, ${count(CONDITIONS.processing)} as processing,
        ${count(CONDITIONS.unused)} as unused, coalesce(sum(f.byte_size), 0)::float8 as bytes,
        ${count(`${CONDITIONS.unused} and ${oldEnough('$1')}`)} as deletable
      from ${this.filesWithUse()}`,
      [this.clock.now()],
    );
    return counts ?? { all: 0, failed: 0, processing: 0, unused: 0, bytes: 0, deletable: 0 };
  }

  private async usesOf(names: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await query<{ name: string; usedIn: string[] }>(
      this.db,
      `select name, array_agg(distinct "usedIn" order by "usedIn") as "usedIn" from (${usesSql(this.db)}) as uses
      where name = any($1) group by name`,
      [names],
    );
    return new Map(rows.map(({ name, usedIn }) => [name, usedIn]));
  }

  private filesWithUse(): string {
    return `(select * from stored_files where status <> 'receiving') f
      left join (select distinct name from (${usedNamesSql(this.db)}) as names) used on used.name = f.name`;
  }
}
