import { CatalogClockRow } from '#modules/catalog/index.js';
import { examine } from '#src/doctor/examine.js';
import { givenProduct } from '../support/builders/catalog.js';
import { openShop, type TestShop } from '../support/shop.js';

const HOUR_MS = 3_600_000;

let shop: TestShop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

async function opening(): Promise<string | undefined> {
  const { text } = await shop.http().get('/metrics').expect(200);
  return /^shop_next_opening_seconds (.*)$/m.exec(text)?.[1];
}
async function part(): Promise<string | undefined> {
  const { body } = await shop.http().get('/api/health/ready').expect(200);
  return (body as { status: string; parts: Record<string, string> }).parts['drop'];
}
async function doctor(): Promise<string[]> {
  const results = await examine(shop.config, shop.origin);
  return results.filter(({ subject }) => subject === 'drop').map(({ state, text }) => `${state}: ${text}`);
}

describe('operators of a shop without a coming drop', () => {
  it('read nothing of drops', async () => {
    await givenProduct(shop.db);
    await givenProduct(shop.db, { state: 'draft', visibleFrom: inHours(1) });
    await givenProduct(shop.db, { visibleFrom: inHours(1), deletedAt: new Date() });
    await givenProduct(shop.db, { visibleFrom: inHours(-1), buyableFrom: inHours(-1) });
    await shop.db.getRepository(CatalogClockRow).update({ id: 1 }, { at: new Date() });
    expect([await opening(), await part(), await doctor()]).toEqual([undefined, undefined, []]);
  });
});

describe('operators of a drop', () => {
  it('read when it opens, by the metric, readiness and the doctor', async () => {
    const moment = inHours(1.5);
    const drop = { buyableFrom: moment, imageUrl: '/api/images/a.webp' };
    await givenProduct(shop.db, { ...drop, stockQuantity: 7 });
    expect(await part()).toMatch(/^opens in \d+ s: 1 product$/);
    await givenProduct(shop.db, { ...drop, visibleFrom: moment, stockQuantity: 5 });
    await givenProduct(shop.db, { visibleFrom: inHours(3), stockQuantity: 0 });
    const seconds = Number(await opening());
    expect(seconds).toBeGreaterThan(5_280);
    expect(seconds).toBeLessThanOrEqual(5_400);
    expect(await part()).toMatch(/^opens in \d+ s: 2 products$/);
    await shop.db.query(`insert into shop_settings (id, values) values (1, '{"timeZone": "Pacific/Honolulu"}')`);
    const day = moment.toLocaleDateString('en-US', { weekday: 'short', timeZone: 'Pacific/Honolulu' });
    expect(await doctor()).toEqual([
      expect.stringMatching(
        new RegExp(`^ok: opens ${day}, .* HST, in \\d+ s by the clock of the database \\(see "clock"\\): 2 products, 12 pieces$`),
      ),
    ]);
  });

  it('are warned of products without stock or image, which the doctor names', async () => {
    const buyableFrom = inHours(1);
    await givenProduct(shop.db, { name: 'Moth Tee', buyableFrom, stockQuantity: 0, imageUrl: '/api/images/a.webp' });
    await givenProduct(shop.db, { name: 'Fern Tee', buyableFrom, stockQuantity: 0 });
    // Shown at that moment, and sold later.
    await givenProduct(shop.db, { name: 'Owl Tee', visibleFrom: buyableFrom, buyableFrom: inHours(2), stockQuantity: 0 });
    expect(await part()).toMatch(/^warning: opens in \d+ s: 3 products, 2 without stock, 2 without image$/);
    expect(await doctor()).toEqual([
      expect.stringMatching(
        /^warning: opens .*: 3 products, 0 pieces; without stock: Fern Tee, Moth Tee; without image: Fern Tee, Owl Tee$/,
      ),
    ]);
  });

  it('read the first names of many', async () => {
    const buyableFrom = inHours(1);
    for (const n of [1, 2, 3, 4, 5, 6, 7]) await givenProduct(shop.db, { name: `Tee ${n}`, buyableFrom });
    const [line] = await doctor();
    expect(line).toMatch(/; without image: Tee 1, Tee 2, Tee 3, Tee 4, Tee 5 and 2 more$/);
  });
});
