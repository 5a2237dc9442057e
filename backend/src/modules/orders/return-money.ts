import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { rows } from '../../platform/database/rows.js';
import { OrderMoney } from './order-money.js';
import { MANUAL_METHODS } from './order-status.js';

const HOLDS_MONEY = `select id from orders where id = $1 and status = 'cancelled' and payment_method <> all($2)
  and payment_status in ('authorized', 'paid')`;

/** After a cancellation: what a card order still holds goes back. By job, so that no crash can forget it. */
@Injectable()
export class ReturnMoney {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly money: OrderMoney,
  ) {}

  /** Throws when it should be tried again. Payments by hand go back by hand. */
  async ofCancelled(orderId: string): Promise<void> {
    const [order] = await rows(this.db, HOLDS_MONEY, [orderId, MANUAL_METHODS]);
    if (order) await this.money.cancelled(orderId);
  }
}
