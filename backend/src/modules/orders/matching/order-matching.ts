import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MANUAL_METHODS } from '../../settings/index.js';
import { type MatchableOrder, matchableByIds, matchableByNumbers, openManualOrders } from './order-matching.queries.js';

/** Orders that a payment may belong to. */
@Injectable()
export class OrderMatching {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Those that exist, in no particular order. */
  byNumbers(orderNumbers: readonly string[]): Promise<MatchableOrder[]> {
    return matchableByNumbers.rows(this.db, orderNumbers);
  }

  byIds(ids: readonly string[]): Promise<MatchableOrder[]> {
    return matchableByIds.rows(this.db, ids);
  }

  /** Those that wait for a payment by hand, oldest first. */
  open(): Promise<MatchableOrder[]> {
    return openManualOrders.rows(this.db, MANUAL_METHODS);
  }
}
