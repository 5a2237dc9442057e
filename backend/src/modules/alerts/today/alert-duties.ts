import type { Duty } from '#platform/today/duty-source.js';
import { counted } from '#platform/today/duty-words.js';

export interface SoldOutPlaces {
  /** Sizes, and products without sizes. */
  places: number;
  people: number;
}

export function alertDuties({ places, people }: SoldOutPlaces): Duty[] {
  if (people === 0) return [];
  const soldOut = counted(places, 'size or product that is', 'sizes or products that are');
  const text = `${counted(people, 'person waits', 'people wait')} for ${soldOut} sold out`;
  return [{ id: 'alerts', text, action: 'Reorder list', link: '/admin/products/stock?filter=out' }];
}
