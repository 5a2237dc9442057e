import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { entriesOfLine, type LinePosting } from './entries-of-line.js';
import { LINES_TO_POST, POST_ENTRIES } from './posting.queries.js';

const RECENT_DAYS = 7;
const YEAR_DAYS = 365;
const MAX_YEARS = 10;
/** About a thousand years. */
const FOREVER_DAYS = 366_000;

type Window = [from: number, to: number];
const RECENT: readonly Window[] = [[RECENT_DAYS, -FOREVER_DAYS]];
/** Year by year, so that no statement takes long, the newest first: between two statements time passes, and nothing falls between them. */
const ALL: readonly Window[] = [
  [YEAR_DAYS, -FOREVER_DAYS],
  ...Array.from({ length: MAX_YEARS - 1 }, (_, n): Window => [(n + 2) * YEAR_DAYS, (n + 1) * YEAR_DAYS]),
  [FOREVER_DAYS, MAX_YEARS * YEAR_DAYS],
];

/**
 * Writes the entries that payments and refunds of orders cause. It can be repeated, and has no order: a lost job and two
 * workers at once change nothing.
 */
@Injectable()
export class PostEntries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Of the last 7 days, in `tx` or in a transaction of its own. Returns the number of new entries. */
  recent(tx?: Tx): Promise<number> {
    return this.within(RECENT, tx);
  }

  /** Of all time. */
  all(tx?: Tx): Promise<number> {
    return this.within(ALL, tx);
  }

  private async within(windows: readonly Window[], tx?: Tx): Promise<number> {
    let posted = 0;
    for (const window of windows)
      posted += await (tx ? postWithin(tx, window) : inTransaction(this.db, (own) => postWithin(own, window)));
    return posted;
  }
}

/** Writes what is missing of one window. Returns the number of new entries. */
export async function postWithin(tx: Tx, window: Window): Promise<number> {
  const lines = new Map<string, LinePosting[]>();
  for (const posting of await LINES_TO_POST.rows(tx, ...window)) {
    const ofLine = lines.get(posting.itemId);
    if (ofLine) ofLine.push(posting);
    else lines.set(posting.itemId, [posting]);
  }
  const entries = [...lines.values()].flatMap((postings) => entriesOfLine(postings));
  return entries.length === 0 ? 0 : POST_ENTRIES.execute(tx, JSON.stringify(entries));
}
