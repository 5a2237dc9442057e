import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Duty, DutySource } from '#platform/today/duty-source.js';
import type { Right } from '../../auth/index.js';
import { ShopSettings } from '../../settings/index.js';
import { shipmentDuties } from './order-duties.js';
import { SHIPMENTS } from './orders-today.queries.js';

@Injectable()
export class ShipmentsSource extends DutySource {
  readonly label = 'Shipments';
  readonly group = 'sell';
  readonly rank = 3;
  readonly right: Right = 'ship-orders';

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly settings: ShopSettings,
  ) {
    super();
  }

  async duties(): Promise<Duty[]> {
    const { overdueDays, onTheWayDays } = await this.settings.values();
    const shipments = await SHIPMENTS.first(this.db, overdueDays, onTheWayDays);
    return shipments ? shipmentDuties(shipments) : [];
  }
}
