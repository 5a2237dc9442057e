import { dollars } from '#platform/money/dollars.js';
import type { Duty } from '#platform/today/duty-source.js';
import { counted, sinceWhen } from '#platform/today/duty-words.js';

export interface UnpaidOrders {
  count: number;
  dueCents: number;
  /** When the oldest was placed; null without one. */
  oldest: Date | null;
}

export function unpaidDuties({ count, dueCents, oldest }: UnpaidOrders, now: Date, timeZone: string): Duty[] {
  if (oldest === null) return [];
  const since = sinceWhen(oldest, now, timeZone);
  const text =
    count === 1
      ? `1 order from ${since} waits for ${dollars(dueCents)}`
      : `${counted(count, 'order', 'orders')} wait for ${dollars(dueCents)}, the oldest since ${since}`;
  return [{ id: 'orders.unpaid', text, action: 'Read a statement', link: '/admin/orders/statements' }];
}

export interface Shipments {
  toPack: number;
  /** Of those to pack. */
  overdue: number;
  onTheWayTooLong: number;
}

export function shipmentDuties({ toPack, overdue, onTheWayTooLong }: Shipments): Duty[] {
  const duties: Duty[] = [];
  if (toPack > 0) {
    const text = `${counted(toPack, 'parcel', 'parcels')} to pack${overdueWords(toPack, overdue)}`;
    duties.push({ id: 'orders.to-pack', text, action: 'Start packing', link: '/admin/orders/pack' });
  }
  if (onTheWayTooLong > 0) {
    const text = `${counted(onTheWayTooLong, 'parcel is', 'parcels are')} on the way for too long`;
    duties.push({ id: 'orders.on-the-way', text, action: 'Show', link: '/admin/orders?queue=on-the-way-too-long' });
  }
  return duties;
}

function overdueWords(toPack: number, overdue: number): string {
  if (overdue === 0) return '';
  if (overdue < toPack) return `, ${overdue.toLocaleString('en-US')} of them overdue`;
  return toPack === 1 ? ', overdue' : ', all of them overdue';
}
