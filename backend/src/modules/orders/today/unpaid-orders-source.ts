import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { type Duty, DutySource } from '#platform/today/duty-source.js';
import type { Right } from '../../auth/index.js';
import { ShopSettings } from '../../settings/index.js';
import { unpaidDuties } from './order-duties.js';
import { ORDERS_THAT_WAIT_FOR_MONEY } from './orders-today.queries.js';

@Injectable()
export class UnpaidOrdersSource extends DutySource {
  readonly label = 'Unpaid orders';
  readonly group = 'sell';
  readonly rank = 1;
  readonly right: Right = 'move-money';

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {
    super();
  }

  async duties(): Promise<Duty[]> {
    const [orders, { timeZone }] = await Promise.all([ORDERS_THAT_WAIT_FOR_MONEY.first(this.db), this.settings.values()]);
    return orders ? unpaidDuties(orders, this.clock.now(), timeZone) : [];
  }
}
