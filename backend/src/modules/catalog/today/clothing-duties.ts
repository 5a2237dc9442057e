import type { Duty } from '#platform/today/duty-source.js';

/** `states` are the codes of those whose rules tax clothing less, in a shop without a category that is clothing. */
export function clothingDuties(states: readonly string[]): Duty[] {
  if (states.length === 0) return [];
  const names = new Intl.ListFormat('en-US').format(states);
  const text = `${names} ${states.length === 1 ? 'taxes' : 'tax'} clothing less, but no category is clothing`;
  return [{ id: 'clothing', text, action: 'Fix', link: '/admin/categories' }];
}
