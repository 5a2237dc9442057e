import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Tx } from '#platform/database/transactions.js';
import { consumeNumber, purgeNumbers, reservedNumber, reserveNumber } from './create-order.queries.js';

const MAX_ATTEMPTS = 10;
/** A session that reserved a number this long ago is not expected to order. */
const RESERVATION_DAYS = 30;

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
  purgeExpired(): Promise<number> {
    return purgeNumbers.execute(this.db, RESERVATION_DAYS);
  }

  private async takeReserved(tx: Tx, sessionId: string): Promise<string | undefined> {
    return (await consumeNumber.first(tx, sessionId))?.number;
  }

  private async reservedFor(db: DataSource | Tx, sessionId: string): Promise<string> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const reserved = await reservedNumber.first(db, sessionId);
      if (reserved) return reserved.number;
      await reserveNumber.execute(db, sessionId, this.generate());
    }
    throw new Error('No free order number was found');
  }
}
