import type { TodayView } from '#modules/today/today.view.js';
import type { TestShop } from './shop.js';

export type Headers = { authorization: string };

export async function todayOf(shop: TestShop, who: Headers): Promise<TodayView> {
  const { body } = await shop.http().get('/api/admin/today').set(who).expect(200);
  return body as TodayView;
}

/** The sentences of the duties whose id begins with `prefix`. Fails when a source could not be asked. */
export async function dutyTexts(shop: TestShop, who: Headers, prefix: string): Promise<string[]> {
  const { duties, unknown } = await todayOf(shop, who);
  expect(unknown).toEqual([]);
  return duties.filter(({ id }) => id.startsWith(prefix)).map(({ text }) => text);
}
