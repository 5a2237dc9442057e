import { randomBytes } from 'node:crypto';
import { type Fields, group, objects, text } from './form.js';
import { invalid, missing } from './stripe-error.js';

type Json = Record<string, unknown>;

interface Calculation extends Json {
  id: string;
  amount_total: number;
}

interface Transaction extends Json {
  id: string;
  reference: string;
  type: 'transaction' | 'reversal';
  /** Reversals are below zero. */
  cents: number;
  original: string | null;
}

const LIFETIME_SECONDS = 90 * 24 * 3_600;
const MAX_LINES_IN_ANSWER = 10;
const CLOTHING = 'txcd_30011000';
const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const now = (): number => Math.floor(Date.now() / 1_000);
const cents = (fields: Fields, name: string): number => Number(text(fields, name) ?? 0);

/** Stripe Tax of one account. Its rates are invented; Pennsylvania exempts clothing, and a state without a rate is not registered. */
export class FakeTaxes {
  readonly calculations = new Map<string, Calculation>();
  readonly transactions = new Map<string, Transaction>();
  readonly percents: Record<string, string> = { MD: '6.0', NY: '8.875', PA: '6.0' };
  private readonly lines = new Map<string, Json[]>();

  calculate(fields: Fields): Json {
    const address = group(group(fields, 'customer_details'), 'address');
    const { state = '', zip = '' } = { state: text(address, 'state'), zip: text(address, 'postal_code') };
    if (zip.startsWith('00501') || !state)
      throw invalid('customer_tax_location_invalid', 'The address is not recognized.', { param: 'customer_details[address]' });
    const id = newId('taxcalc');
    const lines = objects(fields, 'line_items').map((line) => this.lineOf(line, state));
    const shipping = 'shipping_cost' in fields ? this.shippingOf(group(fields, 'shipping_cost'), state) : null;
    const all = [...lines, ...(shipping ? [shipping] : [])] as { amount: number; amount_tax: number }[];
    const tax = all.reduce((sum, one) => sum + one.amount_tax, 0);
    const calculation: Calculation = {
      id,
      object: 'tax.calculation',
      amount_total: all.reduce((sum, one) => sum + one.amount, tax),
      currency: text(fields, 'currency'),
      customer: null,
      customer_details: { address, address_source: 'shipping', ip_address: null, tax_ids: [], taxability_override: 'none' },
      expires_at: now() + LIFETIME_SECONDS,
      livemode: false,
      ship_from_details: 'ship_from_details' in fields ? group(fields, 'ship_from_details') : null,
      shipping_cost: shipping,
      tax_amount_exclusive: tax,
      tax_amount_inclusive: 0,
      tax_breakdown: [],
      tax_date: now(),
    };
    this.calculations.set(id, calculation);
    this.lines.set(id, lines);
    const has_more = lines.length > MAX_LINES_IN_ANSWER;
    const url = `/v1/tax/calculations/${id}/line_items`;
    return { ...calculation, line_items: { object: 'list', url, has_more, data: lines.slice(0, MAX_LINES_IN_ANSWER) } };
  }

  /** Answered in one page: the fake keeps fewer lines than a page holds. */
  linesOf(id: string): Json {
    const data = this.lines.get(id);
    if (!data) throw missing(`tax calculation: '${id}'`);
    return { object: 'list', url: `/v1/tax/calculations/${id}/line_items`, has_more: false, data };
  }

  commit(fields: Fields): Json {
    const calculation = this.calculations.get(text(fields, 'calculation') ?? '');
    if (!calculation) throw missing('tax calculation');
    return this.add('transaction', text(fields, 'reference') ?? '', calculation.amount_total, null);
  }

  reverse(fields: Fields): Json {
    const original = this.transactions.get(text(fields, 'original_transaction') ?? '');
    if (!original) throw missing('tax transaction');
    const amount = cents(fields, 'flat_amount');
    if (amount >= 0) throw invalid('parameter_invalid_integer', 'flat_amount must be below zero');
    if (this.leftOf(original.id) + amount < 0) throw invalid('tax_reversal_too_large', 'More than is left of the transaction');
    return this.add('reversal', text(fields, 'reference') ?? '', amount, original.id);
  }

  /** What the transaction and its reversals amount to. */
  leftOf(id: string): number {
    return [...this.transactions.values()].reduce((sum, one) => sum + (one.id === id || one.original === id ? one.cents : 0), 0);
  }

  ofReference(reference: string): Transaction | undefined {
    return [...this.transactions.values()].find((one) => one.reference === reference);
  }

  private add(type: Transaction['type'], reference: string, amount: number, original: string | null): Json {
    if (this.ofReference(reference)) throw invalid('resource_already_exists', 'The reference is taken', { param: 'reference' });
    const transaction = { id: newId('tax'), reference, type, cents: amount, original };
    this.transactions.set(transaction.id, transaction);
    return {
      id: transaction.id,
      object: 'tax.transaction',
      created: now(),
      currency: 'usd',
      customer: null,
      customer_details: { address: null, address_source: null, ip_address: null, tax_ids: [], taxability_override: 'none' },
      livemode: false,
      metadata: {},
      posted_at: now(),
      reference,
      reversal: original === null ? null : { original_transaction: original },
      ship_from_details: null,
      shipping_cost: null,
      tax_date: now(),
      type,
    };
  }

  private lineOf(line: Fields, state: string): Json {
    const isExempt = state === 'PA' && text(line, 'tax_code') === CLOTHING;
    return {
      id: newId('tax_li'),
      object: 'tax.calculation_line_item',
      livemode: false,
      metadata: null,
      performance_location: null,
      product: null,
      quantity: Number(text(line, 'quantity') ?? 1),
      reference: text(line, 'reference'),
      tax_behavior: text(line, 'tax_behavior'),
      tax_code: text(line, 'tax_code'),
      ...this.taxOf(cents(line, 'amount'), state, isExempt),
    };
  }

  private shippingOf(shipping: Fields, state: string): Json {
    const [tax_behavior, tax_code] = [text(shipping, 'tax_behavior'), text(shipping, 'tax_code')];
    return { tax_behavior, tax_code, ...this.taxOf(cents(shipping, 'amount'), state, false) };
  }

  private taxOf(amount: number, state: string, isExempt: boolean): { amount: number; amount_tax: number } & Json {
    const percent = this.percents[state] ?? '0.0';
    const isTaxed = !isExempt && state in this.percents;
    const amount_tax = isTaxed ? Math.round((amount * Number(percent) * 1_000) / 100_000) : 0;
    const part = {
      amount: amount_tax,
      jurisdiction: { country: 'US', display_name: state, level: 'state', state },
      sourcing: 'destination',
      tax_rate_details: isTaxed ? { display_name: 'Sales tax', percentage_decimal: percent, tax_type: 'sales_tax' } : null,
      taxability_reason: isTaxed ? 'standard_rated' : 'not_collecting',
      taxable_amount: isTaxed ? amount : 0,
    };
    return { amount, amount_tax, tax_breakdown: [part] };
  }
}
