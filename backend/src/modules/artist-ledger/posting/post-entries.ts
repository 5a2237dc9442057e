import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { POST_REVERSALS, POST_SALES } from './posting.queries.js';

const RECENT_DAYS = 7;
/** About a thousand years: everything. */
const ALL_DAYS = 366_000;

/**
 * Writes the entries that payments and refunds of orders cause. It can be repeated, and has no order: a lost job and two
 * workers at once change nothing.
 */
@Injectable()
export class PostEntries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Of the last 7 days, in `tx` or in a transaction of its own. Returns the number of new entries. */
  recent(tx?: Tx): Promise<number> {
    return this.since(RECENT_DAYS, tx);
  }

  /** Of all time. */
  all(tx?: Tx): Promise<number> {
    return this.since(ALL_DAYS, tx);
  }

  private since(days: number, tx?: Tx): Promise<number> {
    return tx ? post(tx, days) : inTransaction(this.db, (own) => post(own, days));
  }
}

async function post(tx: Tx, days: number): Promise<number> {
  const sales = await POST_SALES.execute(tx, days);
  return sales + (await POST_REVERSALS.execute(tx, days));
}
