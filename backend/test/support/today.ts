import { StatementMonths } from '#modules/artist-ledger/statements/statement-months.js';
import type { TodayView } from '#modules/today/today.view.js';
import { eventually } from './eventually.js';
import type { TestShop } from './shop.js';

export type Headers = { authorization: string };

/** Asks again while a source is late, as it may be on a busy machine, until only those named in `unknown` could not be asked. */
export async function todayOf(shop: TestShop, who: Headers, unknown: readonly string[] = []): Promise<TodayView> {
  const ask = async () => (await shop.http().get('/api/admin/today').set(who).expect(200)).body as TodayView;
  const today = await eventually(ask, (found) => found.unknown.join() === unknown.join());
  expect(today.unknown).toEqual(unknown);
  return today;
}

/** The sentences of the duties whose id begins with `prefix`. */
export async function dutyTexts(shop: TestShop, who: Headers, prefix: string): Promise<string[]> {
  const { duties } = await todayOf(shop, who);
  return duties.filter(({ id }) => id.startsWith(prefix)).map(({ text }) => text);
}

/** Of the months of artists only: sessions end by the clock of the shop. */
export const setMonthsClock = (shop: TestShop, at: string): void =>
  void Object.assign(shop.app.get(StatementMonths), { clock: { now: () => new Date(at) } });
