import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query, queryReturning } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import { randomOrderNumber } from './order-number.js';

const TRIES = 10;

const RESERVE = `insert into reserved_order_numbers (session_id, order_number)
  select $1, $2 where not exists (select from orders where order_number = $2) on conflict do nothing`;
const RESERVED = 'select order_number as number from reserved_order_numbers where session_id = $1';
const CONSUME = 'delete from reserved_order_numbers where session_id = $1 returning order_number as number';

/** Numbers that people quote in their bank's app. Unique over all orders and all reservations. */
@Injectable()
export class OrderNumbers {
  /** Where candidates come from; a test hands in ones that collide. */
  generate: () => string = randomOrderNumber;

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The session's number: the same one until an order uses it. */
  reserve(sessionId: string): Promise<string> {
    return this.reservedFor(this.db, sessionId);
  }

  /** Gives the reserved number, or else a fresh one, to an order of this transaction. */
  async consume(tx: Tx, sessionId: string): Promise<string> {
    const reserved = await this.takeReserved(tx, sessionId);
    if (reserved !== undefined) return reserved;
    await this.reservedFor(tx, sessionId);
    const fresh = await this.takeReserved(tx, sessionId);
    if (fresh === undefined) throw new Error('A reserved order number has gone');
    return fresh;
  }

  private async takeReserved(tx: Tx, sessionId: string): Promise<string | undefined> {
    const [taken] = await queryReturning<{ number: string }>(tx, CONSUME, [sessionId]);
    return taken?.number;
  }

  private async reservedFor(db: DataSource | Tx, sessionId: string): Promise<string> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const [reserved] = await query<{ number: string }>(db, RESERVED, [sessionId]);
      if (reserved) return reserved.number;
      await db.query(RESERVE, [sessionId, this.generate()]);
    }
    throw new Error('No free order number was found');
  }
}
