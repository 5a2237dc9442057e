import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { queryReturning } from '#platform/database/sql.js';
import { IDLE_DAYS } from './cart-limits.js';

/** Lines a statement takes at once, to stay far from the statement timeout. */
const LINES_AT_ONCE = 2_000;

/** The last condition is checked again on a line that changes while the statement runs. */
const PURGE = `delete from cart_items where id in (
    select idle.id from cart_items idle
    where idle.touched_at < now() - make_interval(days => $1) and not exists (
      select from cart_items fresh where fresh.session_id = idle.session_id and fresh.touched_at >= now() - make_interval(days => $1))
    limit $2)
  and touched_at < now() - make_interval(days => $1)
  returning session_id`;

/** Forgets carts that nobody has touched for 30 days. Safe to run at any time and more than once. */
@Injectable()
export class PurgeIdleCarts {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Returns the number of carts that went. */
  async purgeIdleCarts(): Promise<number> {
    const carts = new Set<string>();
    for (;;) {
      const lines = await queryReturning<{ session_id: string }>(this.db, PURGE, [IDLE_DAYS, LINES_AT_ONCE]);
      for (const line of lines) carts.add(line.session_id);
      if (lines.length < LINES_AT_ONCE) return carts.size;
    }
  }
}
