import { randomUUID } from 'node:crypto';
import { resolve } from './attack/contract.js';
import { addressOf, type BodyField, bodyFields, nested } from './fields/body-fields.js';
import { asAdmin } from './support/builders/users.js';
import { openShop, type TestShop } from './support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const listsOfObjects = bodyFields.filter(({ schema }) => schema.items && resolve(schema.items).properties);

/** Only this field is sent. The ids of the path belong to no row. */
async function send({ operation: { method, path: address }, path }: BodyField, value: unknown) {
  const target = address.replace(/\{\w+\}/g, () => randomUUID());
  const request = shop.http()[method.toLowerCase() as 'post' | 'put'](target);
  return request.set(admin).send(nested(path, value) as object);
}
it('knows the fields of the contract', () => {
  expect(bodyFields.length).toBeGreaterThan(150);
  expect(listsOfObjects.map(addressOf)).toEqual(
    expect.arrayContaining([
      'PUT /api/admin/settings/contact values.officeHours',
      'POST /api/admin/products/selected edits.0.sizes',
    ]),
  );
});

it('a list inside of a list is 400, because its elements would pass the validation of objects (threat 97)', async () => {
  const accepted: string[] = [];
  for (const field of listsOfObjects) {
    const { status, body } = await send(field, [[]]);
    const errors = Object.keys((body as { errors?: object }).errors ?? {});
    const isNamed = errors.some((name) => name === field.path.join('.') || name.startsWith(`${field.path.join('.')}.`));
    if (status !== 400 || !isNamed) accepted.push(`${addressOf(field)}: ${status}`);
  }
  expect(accepted).toEqual([]);
});

it.each<[string, unknown]>([
  ['an object that is neither text nor number', { toString: 1, valueOf: 1 }],
  ['a list of such objects', [{ toString: 1, valueOf: 1 }]],
  ['null', null],
  ['a number beyond all limits', 1e308],
])('%s in any field is no server error (threat 97)', async (_, value) => {
  const failed: string[] = [];
  for (const field of bodyFields) {
    const { status } = await send(field, value);
    if (status >= 500) failed.push(`${addressOf(field)}: ${status}`);
  }
  expect(failed).toEqual([]);
});
