import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { TaxRuleView } from './tax-rule.view.js';

const RATES = '/api/admin/shipping-rates';
const RULES = '/api/admin/tax-rules';
const MARYLAND = { authority: 'Maryland', state: 'MD', rate: '6', clothing: 'none', shipping: 'no' };

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('delete from tax_rules');
  await shop.db.query('delete from shop_settings');
  await shop.waitForNotifications();
});

const post = (path: string, body: object, who = admin) => shop.http().post(path).set(who).send(body);
const put = (path: string, body: object) => shop.http().put(path).set(admin).send(body);
const remove = (path: string) => shop.http().delete(path).set(admin);
const settings = async (values: object) => {
  const { version } = (await shop.http().get('/api/admin/settings').set(admin)).body as { version: number };
  return put('/api/admin/settings/pricing', { version, values });
};
const given = async <View>(path: string, body: object): Promise<View> => (await post(path, body).expect(201)).body as View;
const recorded = (entity: string): Promise<unknown[]> =>
  shop.db.query('select action, detail from audit_log where entity = $1 order by created_at desc limit 3', [entity]);

describe('tax rules', () => {
  it('are created, replaced as a whole and deleted, and recorded', async () => {
    const rule = await given<TaxRuleView>(RULES, {
      ...MARYLAND,
      rate: '6.2525',
      zipRanges: ['21230', '21201-21212'],
      clothing: 'exempt_below',
      clothingAmount: '110',
      deliveryFee: '0.50',
      deliveryFeeFrom: '100',
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
    });
    expect(rule).toEqual({
      id: rule.id,
      authority: 'Maryland',
      state: 'MD',
      zipRanges: ['21230', '21201-21212'],
      rate: '6.2525',
      clothing: 'exempt_below',
      clothingAmount: '110.00',
      shipping: 'no',
      deliveryFee: '0.50',
      deliveryFeeFrom: '100.00',
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      version: 1,
    });
    const { body } = await put(`${RULES}/${rule.id}`, { ...MARYLAND, version: 1 }).expect(200);
    expect(body).toMatchObject({
      rate: '6',
      zipRanges: [],
      clothingAmount: null,
      deliveryFee: null,
      validFrom: null,
      version: 2,
    });
    await put(`${RULES}/${rule.id}`, { ...MARYLAND, version: 1 }).expect(409);
    expect((await shop.http().get(RULES).set(admin).expect(200)).body).toEqual({ rules: [body] });
    await remove(`${RULES}/${rule.id}`).expect(200);
    await put(`${RULES}/${rule.id}`, { ...MARYLAND, version: 2 }).expect(404);
    expect(await recorded('tax rule')).toMatchObject([
      { action: 'deleted', detail: { name: 'Maryland (MD)' } },
      { action: 'updated', detail: { changes: { ratePpm: { before: 62_525, after: 60_000 } } } },
      { action: 'created', detail: { rule: { ratePpm: 62_525 } } },
    ]);
  });

  it('of one authority begin on different days', async () => {
    await given(RULES, MARYLAND);
    expect((await post(RULES, { ...MARYLAND, authority: 'MARYLAND' }).expect(409)).body).toMatchObject({ code: 'RULE_EXISTS' });
    await given(RULES, { ...MARYLAND, rate: '0', validFrom: '2026-08-09', validTo: '2026-08-15' });
    await given(RULES, { ...MARYLAND, state: 'VA' });
  });

  it.each([
    [{ rate: '30.0001' }, 'rate'],
    [{ zipRanges: ['21230', '97201'] }, 'zipRanges'],
  ])('refuse %j', async (wrong, field) => {
    const { body } = (await post(RULES, { ...MARYLAND, ...wrong }).expect(400)) as { body: { errors: object } };
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await shop.db.query('select 1 from tax_rules')).toEqual([]);
  });

  it('can be tried before tax is collected', async () => {
    await given(RULES, { ...MARYLAND, shipping: 'share' });
    await given(RULES, { ...MARYLAND, authority: 'Baltimore', rate: '1.5', zipRanges: ['21230'], clothing: 'exempt' });
    const attempt = { state: 'md', zipCode: '21230-1234', amount: '64.00', taxKind: 'clothing', shippingAmount: '6.00' };
    expect((await post(`${RULES}/try`, attempt).expect(200)).body).toEqual({
      tax: '4.20',
      parts: [
        { authority: 'Maryland', rate: '6', taxable: '70.00', tax: '4.20' },
        { authority: 'Baltimore', rate: '1.5', taxable: '0.00', tax: '0.00' },
      ],
    });
    expect((await post(`${RULES}/try`, { ...attempt, state: 'Oregon', zipCode: '97201' }).expect(200)).body).toEqual({
      tax: '0.00',
      parts: [],
    });
  });

  it.each([
    ['MD', '97201', 'ZIP code 97201 is not in Maryland. Please check the state and the ZIP code.'],
    ['Washington', '20001', 'ZIP code 20001 is not in Washington. Please check the state and the ZIP code.'],
    ['Atlantis', '21230', 'ZIP code 21230 is not in Atlantis. Please check the state and the ZIP code.'],
    ['MD', '212301', 'ZIP code 212301 is not in Maryland. Please check the state and the ZIP code.'],
  ])('refuse to be tried for %s %s', async (state, zipCode, message) => {
    const answer = await post(`${RULES}/try`, { state, zipCode, amount: '64.00', taxKind: 'other' }).expect(400);
    expect(answer.body).toMatchObject({ code: 'ADDRESS_MISMATCH', message });
  });

  it('and rates are for those who may change settings', async () => {
    for (const role of ['packer', 'bookkeeper'] as const) {
      const who = await asAdmin(shop, { role });
      for (const path of [RATES, RULES]) {
        await shop.http().get(path).set(who).expect(403);
        await post(path, {}, who).expect(403);
      }
    }
  });
});

it('the settings refuse another way to collect tax', async () => {
  expect((await settings({ taxMode: 'guess' })).body).toMatchObject({
    code: 'INVALID',
    message: 'Please choose whether sales tax is collected: "off", "table" or "stripe"',
  });
  expect((await settings({ taxMode: 'stripe' })).status).toBe(200);
  expect((await settings({ taxMode: 'table' })).status).toBe(200);
  expect((await shop.http().get('/api/settings').expect(200)).body).toMatchObject({ shippingMode: 'free', taxMode: 'table' });
});
