import type { Group } from '@shop/contract/settings-fields';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { describeApi } from '#src/openapi.js';

/** All that a real setting would add to the backend. */
jest.mock('../../contract/settings/orders.js', () => {
  const { orders } = jest.requireActual<{ orders: Group }>('../../contract/settings/orders.js');
  const giftNote = {
    kind: 'text',
    label: 'Note on gifts',
    meaning: 'printed on the note of a gift',
    min: 3,
    max: 20,
    required: 'A gift needs a note of at least 3 characters',
    default: 'Made with care',
    isPublic: true,
  } as const;
  return { orders: { ...orders, fields: { ...orders.fields, giftNote } } };
});

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const read = async () => (await shop.http().get('/api/admin/settings').set(admin).expect(200)).body;
const shown = async () => (await shop.http().get('/api/settings').expect(200)).body;

async function save(group: string, values: object, status = 200) {
  const { version } = await read();
  const request = shop.http().put(`/api/admin/settings/${group}`).set(admin).send({ version, values });
  return (await request.expect(status)).body;
}

describe('a setting that is described in this test alone', () => {
  it('has its default, for staff and for shoppers', async () => {
    expect(await read()).toMatchObject({ values: { giftNote: 'Made with care' }, source: { giftNote: 'default' } });
    expect(await shown()).toMatchObject({ giftNote: 'Made with care' });
  });

  it.each([
    ['Hi', 'A gift needs a note of at least 3 characters'],
    ['x'.repeat(21), 'Note on gifts must be at most 20 characters'],
    ['half \ud800', 'Note on gifts holds characters that cannot be used'],
    [7, 'A gift needs a note of at least 3 characters'],
  ])('rejects %j', async (giftNote, message) => {
    expect(await save('orders', { giftNote }, 400)).toMatchObject({ errors: { 'values.giftNote': message } });
  });

  it('is saved, shown and put into the activity log, and returns to its default', async () => {
    const saved = await save('orders', { giftNote: ' From Ruth ' });
    expect(saved).toMatchObject({ values: { giftNote: 'From Ruth' }, source: { giftNote: 'set' } });
    expect(await read()).toEqual(saved);
    expect(await shown()).toMatchObject({ giftNote: 'From Ruth' });
    const { body } = await shop.http().get('/api/admin/audit').query({ entity: 'settings' }).set(admin).expect(200);
    expect(body.entries[0]).toMatchObject({
      action: 'updated',
      entityId: 'orders',
      changes: [{ field: 'giftNote', before: 'Made with care', after: 'From Ruth' }],
    });
    await shop.http().delete('/api/admin/settings/orders/giftNote').set(admin).expect(200);
    expect(await shown()).toMatchObject({ giftNote: 'Made with care' });
  });

  it('belongs to its group alone', async () => {
    expect(await save('brand', { giftNote: 'From Ruth' })).toMatchObject({ source: { giftNote: 'default' } });
    await shop.http().delete('/api/admin/settings/brand/giftNote').set(admin).expect(404);
  });

  it('is part of the API', () => {
    const { schemas = {} } = describeApi(shop.app).components ?? {};
    const described = { type: 'string', description: 'printed on the note of a gift' };
    for (const name of ['SettingsValues', 'OrderSettings', 'ShopSettings']) {
      expect(schemas[name]).toMatchObject({ properties: { giftNote: described } });
    }
    expect(schemas['BrandSettings']).not.toMatchObject({ properties: { giftNote: described } });
  });
});
