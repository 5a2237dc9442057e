import type { Stripe } from 'stripe';
import { readCalculation } from './read-calculation.js';
import type { TaxRequest } from './tax-provider.js';

const ADDRESS = { street: '', city: '', state: 'MA', zipCode: '02108' };
const REQUEST: TaxRequest = {
  lines: [{ key: 'coat', cents: 20_000, quantity: 1, isClothing: true }],
  shippingCents: 600,
  to: ADDRESS,
  from: ADDRESS,
};
const part = (percent: string, taxable: number) => ({
  taxable_amount: taxable,
  tax_rate_details: { percentage_decimal: percent, display_name: 'Sales tax', tax_type: 'sales_tax' },
});
const item = (over: object = {}) => ({
  reference: 'coat',
  amount: 20_000,
  amount_tax: 156,
  tax_breakdown: [part('6.25', 2_500)],
  ...over,
});
const answer = (over: object = {}) => ({
  id: 'taxcalc_1',
  expires_at: 2_000_000_000,
  tax_amount_exclusive: 156,
  shipping_cost: { amount: 600, amount_tax: 0, tax_breakdown: [] },
  ...over,
});
const read = (calculation: object = answer(), items: object[] = [item()], request = REQUEST) =>
  readCalculation(request, calculation as Stripe.Tax.Calculation, items as Stripe.Tax.CalculationLineItem[]);

it('reads the taxed part of a line, and the rates of all authorities that tax it', () => {
  expect(read()).toEqual({
    id: 'taxcalc_1',
    lines: { coat: { cents: 156, taxableCents: 2_500, ratePpm: 62_500 } },
    shipping: { cents: 0, taxableCents: 0, ratePpm: 0 },
    deliveryFeeCents: 0,
    expiresAt: new Date(2_000_000_000_000),
  });
  const parts = [part('4.0', 0), part('4.5', 20_000), part('0.375', 12_000)];
  expect(read(answer({ tax_amount_exclusive: 975 }), [item({ amount_tax: 975, tax_breakdown: parts })]).lines).toEqual({
    coat: { cents: 975, taxableCents: 20_000, ratePpm: 48_750 },
  });
  const withoutRate = [{ taxable_amount: 5, tax_rate_details: null }];
  expect(read(answer(), [item({ tax_breakdown: withoutRate })]).lines['coat']).toMatchObject({ taxableCents: 5, ratePpm: 0 });
  expect(read(answer(), [item({ tax_breakdown: undefined })]).lines['coat']).toMatchObject({ taxableCents: 0, ratePpm: 0 });
});

it('reads what is collected beyond the lines as the fee of the delivery', () => {
  expect(read(answer({ tax_amount_exclusive: 206 }))).toMatchObject({ deliveryFeeCents: 50 });
});

it('has no tax of shipping when nothing is charged for it', () => {
  expect(read(answer({ shipping_cost: null }), [item()], { ...REQUEST, shippingCents: 0 }).shipping).toBeNull();
  expect(read(answer(), [item()], { ...REQUEST, shippingCents: 0 }).shipping).toBeNull();
});

it.each<[string, object, object[]]>([
  ['without a line', answer(), []],
  ['of another line', answer(), [item({ reference: 'other' })]],
  ['of another amount', answer(), [item({ amount: 19_999 })]],
  ['of another price of shipping', answer({ shipping_cost: { amount: 599, amount_tax: 0 } }), [item()]],
  ['without shipping', answer({ shipping_cost: null }), [item()]],
  ['with a tax below zero', answer({ tax_amount_exclusive: -1 }), [item({ amount_tax: -1 })]],
  ['with a tax of half a cent', answer({ tax_amount_exclusive: 156.5 }), [item({ amount_tax: 156.5 })]],
  ['with less tax than its lines', answer({ tax_amount_exclusive: 155 }), [item()]],
  ['without an id', answer({ id: null }), [item()]],
  ['that does not say how long it lives', answer({ expires_at: null }), [item()]],
])('does not use an answer %s', (_name, calculation, items) => {
  expect(() => read(calculation, items)).toThrow('Stripe Tax answered for another cart');
});
