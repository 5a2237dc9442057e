import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { purgeNumbers, reservedNumber, reserveNumber } from './create-order.queries.js';

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
  async reserve(sessionId: string): Promise<string> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const reserved = await reservedNumber.first(this.db, sessionId);
      if (reserved) return reserved.number;
      await reserveNumber.execute(this.db, sessionId, this.generate());
    }
    throw new Error('No free order number was found');
  }

  /** Returns how many expired reservations it deleted. */
  @HandlesJob('orders.purge-reserved-numbers')
  purgeExpired(): Promise<number> {
    return purgeNumbers.execute(this.db, RESERVATION_DAYS);
  }
}
