import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query, queryReturning } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';

const MAX_ATTEMPTS = 10;
/** A session that reserved a number this long ago is not expected to order. */
const RESERVATION_DAYS = 30;

const RESERVE = `insert into reserved_order_numbers (session_id, order_number)
  select $1, $2 where not exists (select from orders where order_number = $2) on conflict do nothing`;
const RESERVED = 'select order_number as number from reserved_order_numbers where session_id = $1';
const CONSUME = 'delete from reserved_order_numbers where session_id = $1 returning order_number as number';
const PURGE = 'delete from reserved_order_numbers where created_at < now() - make_interval(days => $1) returning 1';

/** Characters that are not confused when read out; without U, so that no words appear by accident. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 8;

/** `ORD-` and 8 random characters: one of 650 billion. */
export function randomOrderNumber(): string {
  return `ORD-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}

/** Order numbers, which shoppers quote in their bank's app. Unique across all orders and reservations. */
@Injectable()
export class OrderNumbers {
  /** Tests replace it by numbers that collide. */
  generate: () => string = randomOrderNumber;

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The session's number: it stays the same until an order uses it. */
  reserve(sessionId: string): Promise<string> {
    return this.reservedFor(this.db, sessionId);
  }

  /** The reserved number, or else a new one, for an order of this transaction. */
  async consume(tx: Tx, sessionId: string): Promise<string> {
    const reserved = await this.takeReserved(tx, sessionId);
    if (reserved !== undefined) return reserved;
    await this.reservedFor(tx, sessionId);
    const fresh = await this.takeReserved(tx, sessionId);
    if (fresh === undefined) throw new Error('A reserved order number has disappeared');
    return fresh;
  }

  /** Returns how many expired reservations it deleted. */
  async purgeExpired(): Promise<number> {
    return (await queryReturning(this.db, PURGE, [RESERVATION_DAYS])).length;
  }

  private async takeReserved(tx: Tx, sessionId: string): Promise<string | undefined> {
    const [taken] = await queryReturning<{ number: string }>(tx, CONSUME, [sessionId]);
    return taken?.number;
  }

  private async reservedFor(db: DataSource | Tx, sessionId: string): Promise<string> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const [reserved] = await query<{ number: string }>(db, RESERVED, [sessionId]);
      if (reserved) return reserved.number;
      await db.query(RESERVE, [sessionId, this.generate()]);
    }
    throw new Error('No free order number was found');
  }
}
