import * as fc from 'fast-check';
import { resolve, type Schema } from './contract.js';

/** Every object has them, so a table that is an object finds something for each of these names. */
export const INHERITED_NAMES = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'isPrototypeOf',
  'toString',
  'valueOf',
  '__defineGetter__',
];

const TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  'S\u0336A\u0336LE',
  '😀'.repeat(50),
  ...INHERITED_NAMES,
  'null',
  'NaN',
  '1e3',
  '-1',
  '9'.repeat(400),
  "' or 1=1 --",
  '"; drop table orders; --',
  '${7*7}',
  '../../etc/passwd',
  '%00',
  '%zz',
  '<script>alert(1)</script>',
  'a@b.co\r\nBcc: x@y.z',
  'https://169.254.169.254/',
  'x'.repeat(20_000),
];

/** Values that programs and attackers send where something else is expected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...TEXTS),
  fc.constantFrom(...INHERITED_NAMES),
  fc.constantFrom(...INHERITED_NAMES).map((name) => ({ [name]: name })),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.double(),
  fc.integer(),
  fc.constantFrom<unknown>(null, true, [], {}, 2 ** 53, -0, 1e308, [[[[]]]], { length: -1 }, { toString: 1 }),
  fc.anything({ maxDepth: 2, withBigInt: false }),
);

const text = ({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<unknown> => {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.constantFrom('ada@example.com', 'noor+shop@example.org');
  if (format === 'date' || format === 'date-time') return fc.constantFrom('2026-11-22', '2026-11-22T06:00:00.000Z');
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) });
};

function object({ properties = {}, required = [] }: Schema, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const value = valueOf(schema, depth + 1);
    return [name, required.includes(name) ? value : fc.option(value, { nil: undefined })] as const;
  });
  return fc.record(Object.fromEntries(fields));
}

/** A value that fits the schema, with one of its parts replaced by a hostile value now and then. */
export function valueOf(given: Schema, depth = 0): fc.Arbitrary<unknown> {
  const good = goodValueOf(resolve(given), depth);
  return depth === 0 ? good : fc.oneof({ weight: 9, arbitrary: good }, { weight: 1, arbitrary: hostileValue });
}

function goodValueOf(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (depth > 6) return fc.constant(null);
  const choice = schema.allOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return valueOf(choice, depth);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, depth + 1), { minLength: schema.minItems ?? 0, maxLength: 4 });
    case 'object':
      return object(schema, depth);
    default:
      return hostileValue;
  }
}
