import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Duty, DutySource } from '#platform/today/duty-source.js';
import type { Right } from '../../auth/index.js';
import { COUNT_LINES } from '../lines/lines.queries.js';
import { MAX_NAMED_PAYERS, paymentDuties } from './payment-duties.js';
import { OWED_PAYERS } from './payments-today.queries.js';

@Injectable()
export class PaymentsSource extends DutySource {
  readonly label = 'Payments';
  readonly group = 'sell';
  readonly rank = 2;
  readonly right: Right = 'move-money';

  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
  }

  async duties(): Promise<Duty[]> {
    const [counts, payers] = await Promise.all([COUNT_LINES.first(this.db), OWED_PAYERS.rows(this.db, MAX_NAMED_PAYERS)]);
    const { review = 0, owedCents = 0 } = counts ?? {};
    return paymentDuties({ review, owedCents, payers, payerCount: payers[0]?.payerCount ?? 0 });
  }
}
