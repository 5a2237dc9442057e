import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Duty, DutySource } from '#platform/today/duty-source.js';
import type { Right } from '../../auth/index.js';
import { ShopSettings } from '../../settings/index.js';
import { UNREADY_DROPS } from './catalog-today.queries.js';
import { DROP_DUTY_DAYS, dropDuties, MAX_NAMED_DROPS } from './drop-duties.js';

@Injectable()
export class DropsSource extends DutySource {
  readonly label = 'Drops';
  readonly group = 'make';
  readonly rank = 1;
  readonly right: Right = 'edit-catalog';

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly settings: ShopSettings,
  ) {
    super();
  }

  async duties(): Promise<Duty[]> {
    const [drops, { timeZone }] = await Promise.all([
      UNREADY_DROPS.rows(this.db, DROP_DUTY_DAYS, MAX_NAMED_DROPS),
      this.settings.values(),
    ]);
    return dropDuties(drops, drops[0]?.count ?? 0, timeZone);
  }
}
