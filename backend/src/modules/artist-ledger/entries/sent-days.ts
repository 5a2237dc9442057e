import { Injectable } from '@nestjs/common';
import { dayIn } from '#platform/calendar-day.js';
import { Clock } from '#platform/clock.js';
import { ShopSettings } from '../../settings/index.js';
import { wrongField } from '../artist-ledger.errors.js';

/** Days on which money was sent, in the time zone of the shop. */
@Injectable()
export class SentDays {
  constructor(
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {}

  async assertNotInFuture(sentOn: string | null | undefined): Promise<void> {
    if (!sentOn) return;
    const { timeZone } = await this.settings.values();
    if (sentOn > dayIn(timeZone, this.clock.now())) throw wrongField('sentOn', 'The day must not be in the future');
  }
}
