import { randomUUID } from 'node:crypto';
import { type Operation, operations, resolve, type Schema } from './attack/contract.js';
import { asAdmin, TEST_PASSWORD } from './support/builders/users.js';
import { openShop, type TestShop } from './support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  await shop.http().post('/api/admin/me/confirm').set(admin).send({ password: TEST_PASSWORD }).expect(200);
});
afterAll(() => shop.close());

const TEXTS: Readonly<Record<string, string>> = {
  uuid: randomUUID(),
  date: '2026-01-31',
  'date-time': '2026-01-31T10:00:00.000Z',
  email: 'ada@example.com',
};

/** A value that the document allows, with what it requires and nothing else. Not every rule is in the document: some are refused all the same. */
function sample(given: Schema): unknown {
  const schema = resolve(given);
  const { type, items, enum: values, format = '', oneOf, allOf } = schema;
  if (values) return values[0];
  if (oneOf?.[0]) return sample(oneOf[0]);
  if (type === 'array') return items && (schema.minItems ?? 0) > 0 ? [sample(items)] : [];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'string') return TEXTS[format] ?? (schema.pattern ? '12.00' : 'MD 21230 words'.slice(0, schema.maxLength ?? 20));
  const parts = [schema, ...(allOf ?? []).map(resolve)];
  return Object.fromEntries(
    parts.flatMap(({ required = [], properties = {} }) => required.map((name) => [name, sample(properties[name] ?? {})])),
  );
}

/** What a form may leave out, its parents' fields too. */
function optionalOf(given: Schema): string[] {
  const { required = [], properties = {}, allOf = [] } = resolve(given);
  return [...Object.keys(properties).filter((name) => !required.includes(name)), ...allOf.flatMap(optionalOf)];
}

async function answerTo({ method, path }: Operation, body: object): Promise<number> {
  const address = path.replace(/\{\w+\}/g, () => randomUUID());
  const request = shop.http()[method.toLowerCase() as 'post' | 'put'](address).set(admin);
  return (await request.send(body)).status;
}

it('null in a field that may be left out is no fault of the server', async () => {
  const faults: string[] = [];
  for (const operation of operations) {
    if (!operation.body) continue;
    const [optional, base] = [optionalOf(operation.body), sample(operation.body) as object];
    for (const names of [...optional.map((name) => [name]), ...(optional.length > 1 ? [optional] : [])]) {
      const status = await answerTo(operation, { ...base, ...Object.fromEntries(names.map((name) => [name, null])) });
      if (status >= 500) faults.push(`${operation.method} ${operation.path}: ${names.join(', ')}: ${status}`);
    }
  }
  expect(faults).toEqual([]);
});
