import type { Call } from './api.js';
import type { FakeTaxes } from './fake-taxes.js';
import { expectShape } from './shapes.js';

const LINES = /^\/v1\/tax\/calculations\/(\w+)\/line_items$/;

/** The routes of Stripe Tax; undefined for others. Every response is validated against Stripe's shapes. */
export function handleTax(taxes: FakeTaxes, { method, path, fields }: Call): unknown {
  const [, id] = LINES.exec(path) ?? [];
  if (method === 'GET') return id ? taxes.linesOf(id) : undefined;
  if (path === '/v1/tax/calculations') return validated('tax_calculation', taxes.calculate(fields));
  if (path === '/v1/tax/transactions/create_from_calculation') return validated('tax_transaction', taxes.commit(fields));
  if (path === '/v1/tax/transactions/create_reversal') return validated('tax_transaction', taxes.reverse(fields));
  return undefined;
}

function validated(shape: 'tax_calculation' | 'tax_transaction', response: unknown): unknown {
  expectShape(shape, response);
  return response;
}
