import { formatMoment } from '@shop/contract/moment';
import type { Duty } from '#platform/today/duty-source.js';
import { counted } from '#platform/today/duty-words.js';

/** Drops that are nearer are duties while something of them is missing. */
export const DROP_DUTY_DAYS = 14;
/** More products are one duty. */
export const MAX_NAMED_DROPS = 5;

export interface UnreadyDrop {
  id: string;
  name: string;
  opensAt: Date;
  hasNoPieces: boolean;
  hasNoImage: boolean;
}

/** `drops` are the first ones, at most MAX_NAMED_DROPS, of `count`. */
export function dropDuties(drops: readonly UnreadyDrop[], count: number, timeZone: string): Duty[] {
  if (count > MAX_NAMED_DROPS) {
    const text = `${counted(count, 'product opens', 'products open')} within ${DROP_DUTY_DAYS} days with 0 pieces or no image`;
    return [{ id: 'drops', text, action: 'Show', link: '/admin/products?state=waiting' }];
  }
  return drops.map(({ id, name, opensAt, hasNoPieces, hasNoImage }) => {
    const missing = [...(hasNoPieces ? ['0 pieces'] : []), ...(hasNoImage ? ['no image'] : [])].join(' and ');
    const text = `${formatMoment(opensAt, timeZone)}: ${name} opens with ${missing}`;
    return { id: `drops:${id}`, text, action: 'Finish it', link: `/admin/products/${id}` };
  });
}
