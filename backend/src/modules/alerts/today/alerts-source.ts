import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Duty, DutySource } from '#platform/today/duty-source.js';
import type { Right } from '../../auth/index.js';
import { ShopSettings } from '../../settings/index.js';
import { alertDuties } from './alert-duties.js';
import { SOLD_OUT_PLACES } from './alerts-today.queries.js';

@Injectable()
export class AlertsSource extends DutySource {
  readonly label = 'Waiting shoppers';
  readonly group = 'make';
  readonly rank = 2;
  readonly right: Right = 'edit-catalog';

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly settings: ShopSettings,
  ) {
    super();
  }

  async duties(): Promise<Duty[]> {
    if (!(await this.settings.values()).stockAlerts) return [];
    const soldOut = await SOLD_OUT_PLACES.first(this.db);
    return soldOut ? alertDuties(soldOut) : [];
  }
}
