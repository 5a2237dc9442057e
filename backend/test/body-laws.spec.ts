import { randomUUID } from 'node:crypto';
import { type Operation, operations, resolve, type Schema } from './attack/contract.js';
import { addressOf, bodyFields, nested } from './fields/body-fields.js';
import { offerAlerts } from './support/builders/alerts.js';
import { asAdmin, TEST_PASSWORD } from './support/builders/users.js';
import { openShop, type TestShop } from './support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  await offerAlerts(shop);
  await shop.http().post('/api/admin/me/confirm').set(admin).send({ password: TEST_PASSWORD }).expect(200);
});
afterAll(() => shop.close());

const withBody = operations.filter(({ body }) => body);
const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

interface Answer {
  status: number;
  /** The fields that the answer names. */
  named: string[];
}

/** The ids of the path belong to no row. `json` is the body as it is sent. */
async function answerTo({ method, path }: Operation, json: string): Promise<Answer> {
  const address = path.replace(/\{\w+\}/g, () => randomUUID());
  const request = shop.http()[method.toLowerCase() as 'post' | 'put'](address).set(admin).set('content-type', 'application/json');
  const { status, body } = await request.send(json);
  return { status, named: Object.keys((body as { errors?: object }).errors ?? {}) };
}

it('knows every body of the contract', () => {
  expect(withBody.length).toBeGreaterThan(80);
});

it.each(['[]', '"text"', '5', 'true', '[{}]'])('a body that is no object is 400 at each route: %s', async (json) => {
  const accepted: string[] = [];
  for (const operation of withBody) {
    const { status } = await answerTo(operation, json);
    if (status !== 400) accepted.push(`${nameOf(operation)}: ${status}`);
  }
  expect(accepted).toEqual([]);
});

/** Fields that a form must have, its parents' too. One that may be null may also be absent. */
function requiredOf(given: Schema): string[] {
  const { required = [], properties = {}, allOf = [] } = resolve(given);
  return [...required.filter((name) => properties[name]?.nullable !== true), ...allOf.flatMap(requiredOf)];
}

it('an empty body is 400 and names each field that the document requires', async () => {
  const differences: string[] = [];
  for (const operation of withBody) {
    const required = operation.body ? requiredOf(operation.body) : [];
    if (required.length === 0) continue;
    const { status, named } = await answerTo(operation, '{}');
    const missing = required.filter((field) => !named.some((name) => name === field || name.startsWith(`${field}.`)));
    if (status !== 400 || missing.length > 0) differences.push(`${nameOf(operation)}: ${status} without ${missing.join(', ')}`);
  }
  expect(differences).toEqual([]);
});

/** What is in them is no mistake of the sender: a trap for robots, and an address that is kept when it is one of a known shop. */
const IGNORED = ['website', 'sourceUrl'];

/** A value that no field of this kind can mean. */
function ofWrongKind({ type, oneOf, items, properties, enum: values }: Schema): unknown {
  if (items || type === 'array' || properties || type === 'object') return 'text';
  return values || type || oneOf ? { no: 'value' } : undefined;
}

it('a value of a wrong kind is 400 at each field of each form, which the answer names', async () => {
  const differences: string[] = [];
  for (const field of bodyFields.filter(({ path }) => !IGNORED.includes(path.join('.')))) {
    const value = ofWrongKind(field.schema);
    if (value === undefined) continue;
    const { status, named } = await answerTo(field.operation, JSON.stringify(nested(field.path, value)));
    const address = field.path.join('.');
    const isNamed = named.some((name) => name === address || name.startsWith(`${address}.`) || address.startsWith(`${name}.`));
    if (status !== 400 || !isNamed) differences.push(`${addressOf(field)}: ${status} ${named.join(', ')}`);
  }
  expect(differences).toEqual([]);
});
