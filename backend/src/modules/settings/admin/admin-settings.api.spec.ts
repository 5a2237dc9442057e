import { givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { createApi } from '#src/api.js';
import { createLogger } from '#platform/logging.js';
import { AdminTokens } from '../../auth/index.js';
import { ShopSettings } from '../shop-settings.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ UNPAID_ORDER_HOURS: '48' });
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query('delete from shop_settings'));

type Headers = { authorization: string };
const signIn = async (): Promise<Headers> => ({
  authorization: `Bearer ${await shop.app.get(AdminTokens).issue(await givenUser(shop))}`,
});
const confirmed = async (): Promise<Headers> => {
  const headers = await signIn();
  await shop.http().post('/api/admin/me/confirm').set(headers).send({ password: TEST_PASSWORD }).expect(200);
  return headers;
};
const read = async (headers: Headers) => (await shop.http().get('/api/admin/settings').set(headers).expect(200)).body;
const save = (headers: Headers, group: string, values: object, version = 0) =>
  shop.http().put(`/api/admin/settings/${group}`).set(headers).send({ version, values });
const shown = async () => (await shop.http().get('/api/settings').expect(200)).body;

describe('the settings', () => {
  it('say where each value comes from', async () => {
    const headers = await signIn();
    const before = await read(headers);
    expect(before).toMatchObject({ version: 0, values: { shopName: 'Lasting Freedom', unpaidOrderHours: 48 } });
    expect(before.source).toMatchObject({ shopName: 'default', unpaidOrderHours: 'environment', venmo: 'default' });
    const { body } = await save(headers, 'brand', { shopName: 'Second Start' }).expect(200);
    expect(body).toMatchObject({ version: 1, values: { shopName: 'Second Start' } });
    expect(body.source).toMatchObject({ shopName: 'set', tagline: 'default' });
    expect(await read(headers)).toEqual(body);
    expect(await shown()).toMatchObject({ shopName: 'Second Start', tagline: before.values.tagline });
  });

  it('return to the default, and the environment again', async () => {
    const headers = await signIn();
    await save(headers, 'orders', { unpaidOrderHours: 5 }).expect(200);
    const { body } = await shop.http().delete('/api/admin/settings/orders/unpaidOrderHours').set(headers).expect(200);
    expect(body).toMatchObject({ version: 2, values: { unpaidOrderHours: 48 }, source: { unpaidOrderHours: 'environment' } });
    await shop.http().delete('/api/admin/settings/orders/shopName').set(headers).expect(404);
    await shop.http().delete('/api/admin/settings/toString/length').set(headers).expect(404);
  });

  it('show two editors their conflict, also when they save at the same moment', async () => {
    const headers = await signIn();
    await save(headers, 'brand', { shopName: 'First' }).expect(200);
    const late = await save(headers, 'contact', { phone: '410 555 0100' }).expect(409);
    expect(late.body).toMatchObject({ code: 'EDIT_CONFLICT', current: { version: 1, values: { shopName: 'First' } } });
    const names = ['One', 'Two', 'Three', 'Four', 'Five'];
    const answers = await Promise.all(names.map((shopName) => save(headers, 'brand', { shopName }, 1)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect((await read(headers)).version).toBe(2);
  });

  it('keep a value that today is not valid any more, and reject it when it is saved again', async () => {
    const headers = await signIn();
    await shop.db.query(
      `insert into shop_settings (id, "values") values (1, '{"phone": "1", "paymentHandles": {"venmo": "x"}}')`,
    );
    await eventually(shown, ({ phone }) => phone === '1');
    expect(await read(headers)).toMatchObject({ values: { phone: '1', venmo: 'x' }, source: { phone: 'set', venmo: 'set' } });
    const { body } = await save(headers, 'contact', { phone: '1' }).expect(400);
    expect(body.errors).toEqual({ 'values.phone': 'Please enter a phone number' });
  });

  it('tell shoppers how long a delivery takes and how long they can return it, and nothing without them', async () => {
    const headers = await signIn();
    expect(await shown()).toMatchObject({ delivery: null, returns: null });
    const promise = { delivery: { packDays: 2, transitDaysMin: 3, transitDaysMax: 3 }, returns: { days: 30, paidBy: 'shop' } };
    await save(headers, 'delivery', promise).expect(200);
    expect(await shown()).toMatchObject(promise);
    await save(headers, 'delivery', { delivery: null, returns: null }, 1).expect(200);
    expect(await shown()).toMatchObject({ delivery: null, returns: null });
  });

  it('tell shoppers whether the prices include sales tax', async () => {
    const headers = await signIn();
    expect(await shown()).toMatchObject({ salesTax: 'undecided' });
    await save(headers, 'orders', { salesTax: 'included' }).expect(200);
    expect(await shown()).toMatchObject({ salesTax: 'included' });
  });

  it.each([
    ['brand', { hero: { wide: '/api/images/unknown.jpg', portrait: '/api/images/unknown.jpg' } }],
    ['brand', { shopName: null }],
    ['orders', { unpaidOrderHours: 0 }],
  ])('reject in %s: %j', async (group, values) => {
    await save(await signIn(), group, values).expect(400);
    expect(await read(await signIn())).toMatchObject({ version: 0 });
  });

  it('drop fields of other groups, so that no group changes a handle', async () => {
    const headers = await signIn();
    await save(headers, 'brand', { shopName: 'Ours', venmo: '@Attacker', paymentHandles: { zelle: 'x@evil.example' } }).expect(
      200,
    );
    expect((await shown()).paymentHandles).toMatchObject({ venmo: '@LastingFreedom', zelle: 'pay@lastingfreedom.example' });
  });

  it('do not show staff addresses to shoppers', async () => {
    await save(await signIn(), 'notices', { noticeAddresses: ['ruth@shop.example'] }).expect(200);
    expect(JSON.stringify(await shown())).not.toContain('ruth@shop.example');
  });

  it('reach another process', async () => {
    const other = await createApi(shop.config, createLogger('silent'));
    await other.init();
    try {
      const settings = other.get(ShopSettings);
      expect((await settings.current()).shopName).toBe('Lasting Freedom');
      await save(await signIn(), 'brand', { shopName: 'Everywhere' }).expect(200);
      const { shopName } = await eventually(
        () => settings.current(),
        (current) => current.shopName === 'Everywhere',
      );
      expect(shopName).toBe('Everywhere');
    } finally {
      await other.close();
    }
  });
});

describe('payment handles (threat 141)', () => {
  const handles = { venmo: '@Own-Shop', zelle: '(410) 555-0199' };

  it('need the password again, and every route to them does', async () => {
    const headers = await signIn();
    const { body } = await save(headers, 'payments', handles).expect(403);
    expect(body).toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
    await shop.http().delete('/api/admin/settings/payments/venmo').set(headers).expect(403);
    await save(headers, 'PAYMENTS', handles).expect(404);
    await shop.http().delete('/api/admin/settings/Payments/venmo').set(headers).expect(404);
    expect((await shown()).paymentHandles.venmo).toBe('@LastingFreedom');
  });

  it('are saved with an audit row and an event for each that changed', async () => {
    const headers = await confirmed();
    await save(headers, 'payments', { ...handles, cashapp: '$LastingFreedom' }).expect(200);
    expect((await shown()).paymentHandles).toEqual({ ...handles, cashapp: '$LastingFreedom' });
    const [row] = await shop.db.query(
      `select detail from audit_log where entity = 'settings' and entity_id = 'payments' order by created_at desc limit 1`,
    );
    expect(row.detail).toEqual({
      changes: {
        venmo: { before: '@LastingFreedom', after: '@Own-Shop' },
        zelle: { before: 'pay@lastingfreedom.example', after: '(410) 555-0199' },
      },
    });
    const events = await shop.db.query(
      `select handle, before, after from outbox join payment_handle_changes change on change.id::text = payload ->> 'changeId'
       where topic = 'settings.handle-changed' order by handle`,
    );
    expect(events).toEqual([
      { handle: 'venmo', before: '@LastingFreedom', after: '@Own-Shop' },
      { handle: 'zelle', before: 'pay@lastingfreedom.example', after: '(410) 555-0199' },
    ]);
  });

  it('reject what the app would reject, and accept an empty one to stop offering the method', async () => {
    const headers = await confirmed();
    const { body } = await save(headers, 'payments', { cashapp: 'Freedom' }).expect(400);
    expect(body.errors['values.cashapp']).toMatch(/Cashtag starts with \$/);
    await save(headers, 'payments', { cashapp: '' }).expect(200);
    expect((await shown()).offeredMethods).toEqual(['card', 'apple-pay', 'venmo', 'zelle']);
  });
});
