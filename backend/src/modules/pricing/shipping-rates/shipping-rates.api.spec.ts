import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminShippingRateView } from './shipping-rate.view.js';

const RATES = '/api/admin/shipping-rates';
const STANDARD = { name: 'Standard', amount: '6.00' };

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('delete from shipping_rates');
  await shop.db.query('delete from shop_settings');
  await shop.waitForNotifications();
});

const post = (path: string, body: object) => shop.http().post(path).set(admin).send(body);
const put = (path: string, body: object) => shop.http().put(path).set(admin).send(body);
const remove = (path: string) => shop.http().delete(path).set(admin);
const settings = async (values: object) => {
  const { version } = (await shop.http().get('/api/admin/settings').set(admin)).body as { version: number };
  return put('/api/admin/settings/pricing', { version, values });
};
const given = async <View>(path: string, body: object): Promise<View> => (await post(path, body).expect(201)).body as View;
const shown = async (): Promise<unknown> =>
  (
    await shop
      .http()
      .get('/api/shipping-rates')
      .expect(200)
      .expect('cache-control', /^public/)
  ).body;
const recorded = (entity: string): Promise<unknown[]> =>
  shop.db.query('select action, detail from audit_log where entity = $1 order by created_at desc limit 3', [entity]);

describe('shipping rates', () => {
  it('are created, replaced as a whole and deleted, and recorded', async () => {
    const rate = await given<AdminShippingRateView>(RATES, {
      ...STANDARD,
      freeFrom: '75',
      states: ['MD'],
      daysMin: 3,
      daysMax: 5,
    });
    expect(rate).toEqual({
      id: rate.id,
      name: 'Standard',
      amount: '6.00',
      freeFrom: '75.00',
      states: ['MD'],
      daysMin: 3,
      daysMax: 5,
      sortOrder: 0,
      isActive: true,
      version: 1,
    });
    const { body } = await put(`${RATES}/${rate.id}`, { ...STANDARD, amount: '7.50', version: 1 }).expect(200);
    const plain = { freeFrom: null, states: [], daysMin: null, daysMax: null };
    expect(body).toEqual(Object.assign({}, rate, plain, { amount: '7.50', version: 2 }));
    expect((await shop.http().get(RATES).set(admin).expect(200)).body).toEqual({ rates: [body] });
    await remove(`${RATES}/${rate.id}`).expect(200);
    await remove(`${RATES}/${rate.id}`).expect(404);
    expect(await recorded('shipping rate')).toMatchObject([
      { action: 'deleted', detail: { name: 'Standard' } },
      { action: 'updated', detail: { changes: { cents: { before: 600, after: 750 }, states: { before: ['MD'], after: [] } } } },
      { action: 'created', detail: { name: 'Standard' } },
    ]);
  });

  it('that somebody else has changed are 409 with the current one', async () => {
    const { id } = await given<AdminShippingRateView>(RATES, STANDARD);
    const saves = await Promise.all(
      [1, 2, 3].map((n) => put(`${RATES}/${id}`, { name: `Rate ${n}`, amount: '1.00', version: 1 })),
    );
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(saves.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(saves.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'EDIT_CONFLICT', current: { version: 2 } });
  });

  it('are at most 20', async () => {
    await shop.db.query(`insert into shipping_rates (name, cents) select 'rate ' || n, n from generate_series(1, 19) n`);
    const answers = await Promise.all([post(RATES, STANDARD), post(RATES, STANDARD)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await post(RATES, STANDARD).expect(409)).body).toMatchObject({ code: 'TOO_MANY' });
  });

  it.each([
    [{ amount: '1000.00' }, 'amount'],
    [{ daysMin: 3 }, 'daysMax'],
    [{ daysMin: 5, daysMax: 3 }, 'daysMax'],
  ])('refuse %j', async (wrong, field) => {
    const { body } = (await post(RATES, { ...STANDARD, ...wrong }).expect(400)) as { body: { errors: object } };
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await shop.db.query('select 1 from shipping_rates')).toEqual([]);
  });

  it('are shown to everybody while they are active and the shop charges by them, in their order', async () => {
    await given(RATES, { ...STANDARD, sortOrder: 2 });
    await given(RATES, { name: 'Courier', amount: '9.00', sortOrder: 1 });
    await given(RATES, { name: 'Old', amount: '1.00', isActive: false });
    expect(await shown()).toEqual([]);
    await settings({ shippingMode: 'rates' }).then(({ status }) => expect(status).toBe(200));
    expect(await shown()).toMatchObject([
      { name: 'Courier', amount: '9.00' },
      { name: 'Standard', amount: '6.00' },
    ]);
  });
});
