import type { FoundPerson } from '../orders/index.js';
import type { FoundCustomerView } from './search.view.js';

/** One row per address with its latest name, the latest first. */
export function mergePeople(people: readonly FoundPerson[], limit: number): FoundCustomerView[] {
  const byEmail = new Map<string, FoundPerson>();
  for (const person of people.toSorted((a, b) => b.at.getTime() - a.at.getTime())) {
    if (!byEmail.has(person.email)) byEmail.set(person.email, person);
  }
  return [...byEmail.values()].slice(0, limit).map(({ email, name }) => ({ email, name }));
}
