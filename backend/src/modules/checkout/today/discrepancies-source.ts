import { Injectable } from '@nestjs/common';
import { type Duty, DutySource } from '#platform/today/duty-source.js';
import type { Right } from '../../auth/index.js';
import { Discrepancies } from '../reconciliation/discrepancies.js';
import { discrepancyDuties } from './discrepancy-duties.js';

@Injectable()
export class DiscrepanciesSource extends DutySource {
  readonly label = 'Card payments';
  readonly group = 'books';
  readonly rank = 5;
  readonly right: Right = 'move-money';

  constructor(private readonly discrepancies: Discrepancies) {
    super();
  }

  async duties(): Promise<Duty[]> {
    return discrepancyDuties(await this.discrepancies.countOpen());
  }
}
