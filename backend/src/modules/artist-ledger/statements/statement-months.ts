import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/clock.js';
import { addDays, dayIn } from '#platform/calendar-day.js';
import type { Tx } from '#platform/database/transactions.js';
import { ShopSettings } from '../../settings/index.js';
import { monthNotOver } from './statements.errors.js';
import { MONTH_BOUNDS, type MonthBounds } from './statements.queries.js';

/** A payment of the last seconds of a month is committed until then. */
const CLOSABLE_AFTER_MS = 3_600_000;

export interface StatementMonth extends MonthBounds {
  /** YYYY-MM */
  month: string;
  firstDay: string;
  timeZone: string;
  closableFrom: Date;
  isOver: boolean;
}

/** Months in the time zone of the shop. */
@Injectable()
export class StatementMonths {
  constructor(
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {}

  /** The latest month that can be closed. */
  async lastOver(tx: Tx): Promise<StatementMonth> {
    const { timeZone } = await this.settings.values();
    const last = monthBefore(dayIn(timeZone, this.clock.now()).slice(0, 7));
    const month = await this.of(tx, last);
    return month.isOver ? month : this.of(tx, monthBefore(last));
  }

  async of(tx: Tx, month: string): Promise<StatementMonth> {
    const { timeZone } = await this.settings.values();
    const firstDay = `${month}-01`;
    const bounds = await MONTH_BOUNDS.first(tx, firstDay, timeZone);
    if (!bounds) throw new Error('A month has bounds');
    const closableFrom = new Date(bounds.until.getTime() + CLOSABLE_AFTER_MS);
    return { ...bounds, month, firstDay, timeZone, closableFrom, isOver: this.clock.now() >= closableFrom };
  }
}

const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);

export function assertIsOver({ month, isOver, closableFrom, timeZone }: StatementMonth): void {
  if (!isOver) throw monthNotOver(month, closableFrom, timeZone);
}
