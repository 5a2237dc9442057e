import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Duty, DutySource } from '#platform/today/duty-source.js';
import type { Right } from '../../auth/index.js';
import { CurrentPrices } from '../../pricing/index.js';
import { HAS_CLOTHING } from './catalog-today.queries.js';
import { clothingDuties } from './clothing-duties.js';

@Injectable()
export class ClothingSource extends DutySource {
  readonly label = 'Tax of clothing';
  readonly group = 'books';
  readonly rank = 3;
  readonly right: Right = 'edit-catalog';

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly prices: CurrentPrices,
  ) {
    super();
  }

  /** Asks the database only in a shop with such a rule; rules are kept in memory. */
  async duties(): Promise<Duty[]> {
    const states = await this.prices.statesWithClothingRule();
    if (states.length === 0 || (await HAS_CLOTHING.first(this.db))?.hasClothing === true) return [];
    return clothingDuties(states);
  }
}
