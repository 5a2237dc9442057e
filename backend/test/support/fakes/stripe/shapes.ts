import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Fields } from './form.js';
import { invalid } from './stripe-error.js';

type Json = Record<string, unknown>;

interface Fixture {
  definitions: Record<string, Json>;
  requests: Record<string, Json>;
  examples: Record<string, Json>;
}

const readFixture = (name: string): Fixture =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/stripe/${name}`, import.meta.url), 'utf8')) as Fixture;
const [payments, taxes] = [readFixture('stripe-api.json'), readFixture('stripe-tax.json')];
const fixture: Fixture = {
  ...payments,
  definitions: { ...payments.definitions, ...taxes.definitions },
  requests: { ...payments.requests, ...taxes.requests },
};

const SHAPES = ['payment_intent', 'refund', 'charge', 'event', 'error', 'tax_calculation', 'tax_transaction'] as const;
type Shape = (typeof SHAPES)[number];

const settings = { strict: false, validateFormats: false, inlineRefs: false, logger: false } as const;
// All shapes refer to the same definitions: as one schema, each of them is compiled only once.
const ajv = new Ajv(settings).addSchema({ $id: 'stripe', $defs: fixture.definitions });
const coercing = new Ajv({ ...settings, coerceTypes: true });
const requestValidators = new Map<string, ValidateFunction>();

/** Compiles the shapes. It takes about a second, which would count as the response time of the first request. */
export function compileShapes(): void {
  for (const name of SHAPES) ajv.getSchema(`stripe#/$defs/${name}`);
}

/** A copy of the example object in Stripe's API description. */
export const exampleOf = (name: 'payment_intent' | 'refund' | 'charge' | 'event'): Json =>
  structuredClone(fixture.examples[name] ?? {});

/** Throws when a response of the fake does not match Stripe's API description. */
export function expectShape(name: Shape, value: unknown): void {
  const validate = ajv.getSchema(`stripe#/$defs/${name}`);
  if (!validate) throw new Error(`Stripe's API description has no ${name}`);
  if (!validate(value)) {
    throw new Error(`the fake ${name} does not match Stripe's API description: ${JSON.stringify(validate.errors?.slice(0, 3))}`);
  }
}

/** Throws Stripe's error for unknown, missing and malformed parameters. */
export function expectParameters(call: string, fields: Fields): void {
  const schema = fixture.requests[call];
  if (!schema) return;
  const validate = requestValidators.get(call) ?? coercing.compile(schema);
  requestValidators.set(call, validate);
  if (validate(structuredClone(fields))) return;
  const [error] = validate.errors ?? [];
  const name = String(error?.params['additionalProperty'] ?? error?.params['missingProperty'] ?? error?.instancePath);
  if (error?.keyword === 'additionalProperties') throw invalid('parameter_unknown', `Received unknown parameter: ${name}`);
  if (error?.keyword === 'required') throw invalid('parameter_missing', `Missing required param: ${name}.`);
  const isInteger = error?.keyword === 'type' && error.params['type'] === 'integer';
  throw invalid(isInteger ? 'parameter_invalid_integer' : 'parameter_invalid', `Invalid parameter: ${name}`);
}
