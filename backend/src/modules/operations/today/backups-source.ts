import { Injectable } from '@nestjs/common';
import { type Duty, DutySource } from '#platform/today/duty-source.js';
import type { Right } from '../../auth/index.js';
import { ScheduledBackups } from '../backup/scheduled-backups.js';
import { backupDuties } from './server-duties.js';

@Injectable()
export class BackupsSource extends DutySource {
  readonly label = 'Backups';
  readonly group = 'shop';
  readonly rank = 4;
  readonly right: Right = 'operations';

  constructor(private readonly backups: ScheduledBackups) {
    super();
  }

  async duties(): Promise<Duty[]> {
    const missed = await this.backups.missed();
    return missed ? backupDuties(missed.ageSeconds) : [];
  }
}
