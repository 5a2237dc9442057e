import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import {
  ACCOUNT_TEXTS,
  CATALOG_TEXTS,
  cleanText,
  CONTACT_TEXTS,
  CUSTOMER_TEXTS,
  INVOICE_TEXTS,
  ORDER_TEXTS,
  PAGE_TEXTS,
  textProblem,
  type TextRule,
} from '@shop/contract/text-fields';
import { resolve } from '../attack/contract.js';
import { offerAlerts } from '../support/builders/alerts.js';
import { asAdmin, TEST_PASSWORD } from '../support/builders/users.js';
import { byTier } from '../support/tier.js';
import { openShop, type TestShop } from '../support/shop.js';
import { addressOf, type BodyField, bodyFields, nested } from './body-fields.js';
import { ORDINARY_TEXTS } from './ordinary-texts.js';
import { STORED_FORMS } from './stored-forms.js';
import { type FieldRule, OTHER_TEXTS, TEXT_RULES } from './text-rules.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  await offerAlerts(shop);
  await shop.http().post('/api/admin/me/confirm').set(admin).send({ password: TEST_PASSWORD }).expect(200);
});
afterAll(() => shop.close());

/** How many lists of texts are around a text; undefined for what is no text. */
function listsAround({ schema }: Pick<BodyField, 'schema'>): number | undefined {
  if (schema.items) {
    const inner = listsAround({ schema: resolve(schema.items) });
    return inner === undefined ? undefined : inner + 1;
  }
  const isText = schema.type === 'string' || schema.oneOf?.some(({ type }) => type === 'string') === true;
  return isText && !schema.enum ? 0 : undefined;
}

const nameOf = ({ owner, path }: BodyField): string => `${owner}.${path.at(-1) ?? ''}`;
const ruleOf = (field: BodyField): FieldRule | undefined =>
  TEXT_RULES[nameOf(field)] ?? (field.owner.endsWith('Settings') ? TEXT_RULES[field.path.at(-1) ?? ''] : undefined);

const texts = bodyFields.filter((field) => listsAround(field) !== undefined);
const ruled = texts.filter((field) => ruleOf(field) !== undefined);
const byOperation = [...new Set(ruled.map(({ operation }) => operation))].map(
  (operation) => [operation, ruled.filter((field) => field.operation === operation)] as const,
);

/** Texts at the limit of each field, which is counted after cleaning. */
const AT_LIMIT: Readonly<Record<string, (rule: TextRule) => string>> = {
  'as many characters as fit': ({ max = 60 }) => 'x'.repeat(max),
  'one character more': ({ max = 300 }) => 'x'.repeat(max + 1),
  'an emoji at the limit': ({ max = 60 }) => `${'x'.repeat(max - 2)}💛`,
  'half an emoji beyond the limit': ({ max = 60 }) => `${'x'.repeat(max - 1)}💛`,
  'as many as fit, and more that cannot be seen': ({ max = 60 }) => `\u200b${'x'.repeat(max)}\u200b\u2060`,
  'one too few for any field, and more that cannot be seen': ({ min }) => `${'x'.repeat(Math.max(min - 1, 0))}\u200b\u200b`,
};
/** By day an ordinary text is sent to every sixth operation, the next text to the next ones; a text at the limit to all. */
const SPREAD = byTier(6, 1);
const operationsOf = (at: number) => byOperation.filter((_, index) => index % SPREAD === at % SPREAD);
const CASES = [
  ...Object.entries(ORDINARY_TEXTS).map(([title, text], at) => [title, () => text, operationsOf(at)] as const),
  ...Object.entries(AT_LIMIT).map(([title, textOf]) => [title, textOf, byOperation] as const),
];

it('knows a rule, or a reason for none, of every text of the document', () => {
  const names = [...new Set(texts.filter((field) => !ruleOf(field)).map(nameOf))];
  expect(names.filter((name) => !OTHER_TEXTS.some(([pattern]) => pattern.test(name)))).toEqual([]);
  const unused = Object.keys(TEXT_RULES).filter(
    (key) => !ruled.some((field) => [nameOf(field), field.path.at(-1)].includes(key)),
  );
  expect(unused).toEqual([]);
  expect(ruled.length).toBeGreaterThan(90);
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function merged(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((item, index) => merged(item, other[index]));
  if (!isObject(one) || !isObject(other)) return one ?? other;
  return Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [key, merged(one[key], other[key])]),
  );
}

/** A list has two of the text, which every list accepts. */
const listed = (text: string, lists: number): unknown =>
  lists === 0 ? text : [listed(text, lists - 1), listed(text, lists - 1)];

function verdictOf({ rule, optional, sentence }: FieldRule, text: string): string | undefined {
  if (optional && cleanText(rule, text) === '') return undefined;
  const problem = textProblem(rule, text);
  return problem === undefined ? undefined : (sentence ?? problem);
}

it.each(CASES)('%s: the server says at each field what its form says (F5, F15)', async (_, textOf, operations) => {
  const differences: string[] = [];
  for (const [{ method, path }, fields] of operations) {
    const sent = fields.map((field) => {
      const known = ruleOf(field);
      if (!known) throw new Error(`no rule of ${addressOf(field)}`);
      const text = textOf(known.rule);
      return { field, verdict: verdictOf(known, text), body: nested(field.path, listed(text, listsAround(field) ?? 0)) };
    });
    const request = shop.http()[method.toLowerCase() as 'post' | 'put'](path.replace(/\{\w+\}/g, () => randomUUID()));
    const { status, body } = await request
      .set(admin)
      .send(sent.reduce<unknown>((all, one) => merged(all, one.body), undefined) as object);
    const errors = (body as { errors?: Record<string, string> }).errors ?? {};
    for (const { field, verdict } of sent) {
      const answer = errors[field.path.join('.')];
      // An accepted slug may be that of an earlier case.
      const isTaken = status === 409 && verdict === undefined;
      if (status >= 500 || (answer !== verdict && !isTaken))
        differences.push(`${addressOf(field)}: ${status} ${answer ?? '-'}, not ${verdict ?? '-'}`);
    }
  }
  expect(differences).toEqual([]);
});

/** A text of any length with these parts; an address, a slug or a name of an account keeps its form where it can. */
const around = ({ format, label }: TextRule, parts: readonly string[]): string => {
  const text = parts.join(' ');
  return format ? (label === 'Email' ? `ada${text}@example.com` : `ada${text}`) : `Ada 12${text}Moore`;
};

/** All parts, or the first of them that the rule accepts, or none. */
function acceptedText(rule: TextRule, parts: readonly string[]): string {
  const candidates = [parts, ...parts.map((part) => [part]), []].map((some) => around(rule, some));
  return candidates.find((text) => textProblem(rule, text) === undefined) ?? '';
}

const PARTS = Object.values(ORDINARY_TEXTS);
const PARTS_AT_ONCE = byTier(4, 1);
const chunks = Array.from({ length: Math.ceil(PARTS.length / PARTS_AT_ONCE) }, (_, index) =>
  PARTS.slice(index * PARTS_AT_ONCE, (index + 1) * PARTS_AT_ONCE),
);

describe.each(Object.entries(STORED_FORMS))('the texts of a form: %s', (_, { rules, prepare }) => {
  it('are stored as the contract cleans them', async () => {
    const { save, read } = await prepare(shop, admin);
    for (const parts of chunks) {
      const sent = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, acceptedText(rule, parts)]));
      const { status, body } = await save(sent);
      expect([200, 201, 202, body]).toContain(status);
      const expected = Object.entries(rules).map(([name, rule]) => [name, cleanText(rule, sent[name] ?? '')]);
      expect(await read()).toMatchObject(Object.fromEntries(expected));
    }
  });
});

const GROUPS = { ACCOUNT_TEXTS, CATALOG_TEXTS, CONTACT_TEXTS, CUSTOMER_TEXTS, INVOICE_TEXTS, ORDER_TEXTS, PAGE_TEXTS };
/** The forms read a list of them, or offer what can be chosen. */
const SERVER_ONLY = ['INVOICE_TEXTS.size', 'ORDER_TEXTS.listedTrackingNumber', 'ORDER_TEXTS.orderNumber'];

it('has no rule of which the forms know nothing', () => {
  const front = ['storefront/src', 'admin-shell/src', 'admin-remotes'].map(
    (folder) => new URL(`../../../${folder}/`, import.meta.url),
  );
  const sources = front.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!.*(node_modules|dist)).*(?<!spec)\.tsx?$/.test(file))
      .map((file) => readFileSync(new URL(file, folder), 'utf8')),
  );
  const code = sources.join('\n');
  const rules = Object.entries(GROUPS).flatMap(([group, fields]) => Object.keys(fields).map((name) => [group, name] as const));
  const unknown = rules.filter(
    ([group, name]) => !new RegExp(String.raw`${group}(\.${name}\b|\[|,\n)|\b${name}\b.*\} = ${group}`).test(code),
  );
  expect(unknown.map((rule) => rule.join('.'))).toEqual(SERVER_ONLY);
});
