import { Injectable } from '@nestjs/common';
import { type Duty, DutySource } from '#platform/today/duty-source.js';
import type { Right } from '../../auth/index.js';
import { CheckReadiness } from '../check-readiness.js';
import { openingDuties } from './opening-duties.js';

@Injectable()
export class OpeningSource extends DutySource {
  readonly label = 'Before you open';
  readonly group = 'shop';
  readonly rank = 1;
  readonly right: Right = 'settings';

  constructor(private readonly checkReadiness: CheckReadiness) {
    super();
  }

  async duties(): Promise<Duty[]> {
    return openingDuties(await this.checkReadiness.execute());
  }
}
