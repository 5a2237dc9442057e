import { randomUUID } from 'node:crypto';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

describe('the size guide of a category', () => {
  const guide = {
    columns: ['Size', 'Chest'],
    rows: [
      ['M', '40'],
      ['L', '42'],
    ],
    note: 'Measured flat.',
  };
  const save = (sizeGuide: unknown, name = `Guide ${randomUUID()}`) =>
    shop
      .http()
      .post('/api/admin/categories')
      .set(admin)
      .send({ name, slug: name.toLowerCase().replaceAll(' ', '-'), sizeGuide });

  it('is shown in the shop, stays when it is not sent, and can be removed', async () => {
    const { body } = await save(guide).expect(201);
    expect(body.sizeGuide).toEqual(guide);
    const { name, slug, id } = body;
    const update = (over: object) =>
      shop
        .http()
        .put(`/api/admin/categories/${id}`)
        .set(admin)
        .send({ name, slug, ...over });
    expect((await update({}).expect(200)).body.sizeGuide).toEqual(guide);
    expect((await update({ sizeGuide: null }).expect(200)).body.sizeGuide).toBeNull();
  });

  it.each([
    ['a row that is too short', { ...guide, rows: [['M']] }],
    ['no rows', { ...guide, rows: [] }],
    ['one column', { columns: ['Size'], rows: [['M']] }],
    ['cells that are no text', { ...guide, rows: [['M', 40]] }],
    ['a long cell', { ...guide, rows: [['M', 'x'.repeat(41)]] }],
    ['text', 'M'],
    ['a list', []],
  ])('is refused with %s', async (_, sizeGuide) => {
    await save(sizeGuide).expect(400);
  });
});
