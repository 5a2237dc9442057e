import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';

/** Days for which a repeated request still gets its first answer. */
const KEY_DAYS = 7;
/** Days after which a session that reserved a number will no longer order. */
const RESERVATION_DAYS = 30;

const FORGET = `with keys as (delete from idempotency_keys where created_at < now() - make_interval(days => $1) returning 1),
  numbers as (delete from reserved_order_numbers where created_at < now() - make_interval(days => $2) returning 1)
  select (select count(*)::int from keys) as keys, (select count(*)::int from numbers) as numbers`;

/** Clears what requests leave behind. Safe to run at any time and more than once. */
@Injectable()
export class PurgeExpiredRequests {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Returns how many kept answers and reserved numbers went. */
  async execute(): Promise<{ keys: number; numbers: number }> {
    const [gone] = await query<{ keys: number; numbers: number }>(this.db, FORGET, [KEY_DAYS, RESERVATION_DAYS]);
    return gone ?? { keys: 0, numbers: 0 };
  }
}
