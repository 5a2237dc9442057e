import { randomUUID } from 'node:crypto';
import { type Operation, operations, resolve, type Schema } from './attack/contract.js';
import { asAdmin } from './support/builders/users.js';
import { openShop, type TestShop } from './support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

interface Field {
  operation: Operation;
  /** Its names from the body down, "0" for an object in a list. The objects between have no other fields. */
  path: readonly string[];
  schema: Schema;
}

function fieldsOf(operation: Operation, given: Schema, path: readonly string[] = []): Field[] {
  const { properties = {}, allOf = [] } = resolve(given);
  const own = Object.entries(properties).map(([name, schema]) => ({ name, schema: resolve(schema.allOf?.[0] ?? schema) }));
  return [
    ...allOf.flatMap((part) => fieldsOf(operation, part, path)),
    ...own.map(({ name, schema }) => ({ operation, path: [...path, name], schema })),
    ...own.flatMap(({ name, schema }) => fieldsOf(operation, schema, [...path, name])),
    ...own.flatMap(({ name, schema }) => (schema.items ? fieldsOf(operation, schema.items, [...path, name, '0']) : [])),
  ];
}

const fields = operations.flatMap((operation) => (operation.body ? fieldsOf(operation, operation.body) : []));
const listsOfObjects = fields.filter(({ schema }) => schema.items && resolve(schema.items).properties);

/** Only this field is sent. The ids of the path belong to no row. */
async function send({ operation: { method, path: address }, path }: Field, value: unknown) {
  const body = path.reduceRight((inner, name) => (name === '0' ? [inner] : { [name]: inner }), value);
  const target = address.replace(/\{\w+\}/g, () => randomUUID());
  const request = shop.http()[method.toLowerCase() as 'post' | 'put'](target);
  return request.set(admin).send(body as object);
}
const nameOf = ({ operation: { method, path: address }, path }: Field): string => `${method} ${address} ${path.join('.')}`;

it('knows the fields of the contract', () => {
  expect(fields.length).toBeGreaterThan(150);
  expect(listsOfObjects.map(nameOf)).toEqual(
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
    if (status !== 400 || !isNamed) accepted.push(`${nameOf(field)}: ${status}`);
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
  for (const field of fields) {
    const { status } = await send(field, value);
    if (status >= 500) failed.push(`${nameOf(field)}: ${status}`);
  }
  expect(failed).toEqual([]);
});
