import { Injectable } from '@nestjs/common';
import { type Duty, DutySource } from '#platform/today/duty-source.js';
import type { Right } from '../../auth/index.js';
import { UnsentMails } from '../../mail/index.js';
import { MAX_UNSENT_S } from '../health/module-parts.js';
import { emailDuties } from './server-duties.js';

@Injectable()
export class EmailsSource extends DutySource {
  readonly label = 'Emails';
  readonly group = 'shop';
  readonly rank = 3;
  readonly right: Right = 'operations';

  constructor(private readonly unsentMails: UnsentMails) {
    super();
  }

  async duties(): Promise<Duty[]> {
    const { count, oldestSeconds } = await this.unsentMails.state();
    return oldestSeconds > MAX_UNSENT_S ? emailDuties(count, oldestSeconds) : [];
  }
}
