import type { Fault } from '#test/support/fakes/stripe/faults.js';
import { FakeStripe } from '#test/support/fakes/stripe/fake-stripe.js';
import { DisabledTax } from './disabled-tax.js';
import { StripeTax } from './stripe-tax.js';
import { TaxBreaker } from './tax-breaker.js';
import type { TaxProvider, TaxRequest } from './tax-provider.js';

let double: FakeStripe;
beforeEach(async () => {
  double = await FakeStripe.start();
});
afterEach(() => double.close());

const CALCULATIONS = /^POST \/v1\/tax\/calculations$/;
const BALTIMORE = { street: '12 Canal Street', city: 'Baltimore', state: 'MD', zipCode: '21230' };
const request = (over: Partial<TaxRequest> = {}): TaxRequest => ({
  lines: [{ key: 'hoodie', cents: 6_400, quantity: 2, isClothing: true }],
  shippingCents: 600,
  to: BALTIMORE,
  from: BALTIMORE,
  ...over,
});
const tax = (timeoutMs?: number) => new StripeTax('sk_test_fake', double.origin, timeoutMs);
const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'none',
    (error: { name: string; code: string }) => `${error.name} ${error.code}`,
  );

describe('Stripe Tax', () => {
  it('answers with the tax of each line and of shipping, and sends the codes of clothing, goods and shipping', async () => {
    const lines = [...request().lines, { key: 'print', cents: 1_250, quantity: 1, isClothing: false }];
    const calculation = await tax().calculate(request({ lines }));
    expect(calculation).toMatchObject({
      id: expect.stringMatching(/^taxcalc_/),
      lines: {
        hoodie: { cents: 384, taxableCents: 6_400, ratePpm: 60_000 },
        print: { cents: 75, taxableCents: 1_250, ratePpm: 60_000 },
      },
      shipping: { cents: 36, taxableCents: 600, ratePpm: 60_000 },
      deliveryFeeCents: 0,
    });
    expect(calculation.expiresAt.getTime()).toBeGreaterThan(Date.now());
    expect(double.bodies.at(-1)).toMatchObject({
      currency: 'usd',
      customer_details: {
        address: { line1: '12 Canal Street', city: 'Baltimore', state: 'MD', postal_code: '21230', country: 'US' },
        address_source: 'shipping',
      },
      ship_from_details: { address: { state: 'MD', country: 'US' } },
      line_items: [
        { reference: 'hoodie', amount: '6400', quantity: '2', tax_behavior: 'exclusive', tax_code: 'txcd_30011000' },
        { reference: 'print', amount: '1250', quantity: '1', tax_behavior: 'exclusive', tax_code: 'txcd_99999999' },
      ],
      shipping_cost: { amount: '600', tax_behavior: 'exclusive', tax_code: 'txcd_92010001' },
    });
  });

  it('knows exempt lines, states without a registration, and orders without a price of shipping', async () => {
    const to = { ...BALTIMORE, state: 'PA', zipCode: '19104' };
    expect(await tax().calculate(request({ to, shippingCents: 0 }))).toMatchObject({
      lines: { hoodie: { cents: 0, taxableCents: 0, ratePpm: 0 } },
      shipping: null,
    });
    const oregon = { street: '', city: '', state: 'OR', zipCode: '97201' };
    expect(await tax().calculate(request({ to: oregon }))).toMatchObject({ lines: { hoodie: { cents: 0, taxableCents: 0 } } });
    expect(double.bodies.at(-1)).toMatchObject({
      customer_details: { address: { state: 'OR', postal_code: '97201', country: 'US' } },
    });
  });

  it('reads every page of a long cart', async () => {
    const lines = Array.from({ length: 25 }, (_, n) => ({ key: `line-${n}`, cents: 100, quantity: 1, isClothing: false }));
    const { lines: taxes } = await tax().calculate(request({ lines }));
    expect(Object.keys(taxes)).toHaveLength(25);
    expect(taxes['line-24']).toEqual({ cents: 6, taxableCents: 100, ratePpm: 60_000 });
  });

  it.each<[string, Fault, string]>([
    ['500', { status: 500 }, 'failed'],
    ['503', { status: 503 }, 'failed'],
    ['429', { status: 429 }, 'busy'],
    ['408', { status: 408 }, 'busy'],
    ['401', { status: 401 }, 'refused'],
    ['403', { status: 403 }, 'refused'],
    ['another 400', { status: 400 }, 'refused'],
  ])('translates %s, and asks once', async (_name, fault, code) => {
    double.fail(CALCULATIONS, fault, 1);
    expect(await codeOf(tax().calculate(request()))).toBe(`GatewayError ${code}`);
    expect(double.count(CALCULATIONS)).toBe(1);
  });

  it('translates a line that is cut again', async () => {
    double.fail(CALCULATIONS, 'cut', 2);
    expect(await codeOf(tax().calculate(request()))).toBe('GatewayError unreachable');
  });

  it('tells an address that it does not know from other refusals', async () => {
    const to = { ...BALTIMORE, state: 'NY', zipCode: '00501' };
    expect(await codeOf(tax().calculate(request({ to })))).toBe('GatewayError bad-address');
  });

  it('does not wait longer than its timeout', async () => {
    double.fail(CALCULATIONS, { delayMs: 5_000 });
    const started = performance.now();
    expect(await codeOf(tax(100).calculate(request()))).toBe('GatewayError unreachable');
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  it('makes one transaction of a calculation, and gives parts of it back, however often it is asked', async () => {
    const { id } = await tax().calculate(request());
    const transaction = await tax().commit(id, 'LF-1', 'tax-1');
    expect(await tax().commit(id, 'LF-1', 'tax-1')).toBe(transaction);
    await tax().reverse(transaction, 1_000, 'LF-1-1000', 'tax-1-1000');
    await tax().reverse(transaction, 1_000, 'LF-1-1000', 'tax-1-1000');
    expect(double.taxes.leftOf(transaction)).toBe(6_400 + 600 + 384 + 36 - 1_000);
    expect(await codeOf(tax().reverse(transaction, 100_000, 'LF-1-all', 'tax-1-all'))).toBe('GatewayError refused');
  });

  it('repeats a report whose answer was lost', async () => {
    const { id } = await tax().calculate(request());
    double.fail(/create_from_calculation$/, 'cut-after');
    await tax().commit(id, 'LF-1', 'tax-1');
    expect(double.taxes.transactions.size).toBe(1);
  });
});

describe('the circuit of a tax service', () => {
  it('stops asking a service that is away, and asks again later', async () => {
    let now = 0;
    const breaker: TaxProvider = new TaxBreaker(tax(), () => now);
    // The SDK asks again when a line is cut.
    double.fail(CALCULATIONS, 'cut', 10);
    for (let n = 0; n < 7; n++) expect(await codeOf(breaker.calculate(request()))).toBe('GatewayError unreachable');
    expect(double.count(CALCULATIONS)).toBe(10);
    now = 10_000;
    const { id } = await breaker.calculate(request());
    await breaker.reverse(await breaker.commit(id, 'LF-1', 'tax-1'), 1, 'LF-1-1', 'tax-1-1');
    expect(double.taxes.transactions.size).toBe(2);
  });
});

it('no tax is worked out without a service', async () => {
  const disabled: TaxProvider = new DisabledTax();
  expect(await codeOf(disabled.calculate(request()))).toBe('GatewayError refused');
  expect(await codeOf(disabled.commit('taxcalc_1', 'LF-1', 'k'))).toBe('GatewayError refused');
  expect(await codeOf(disabled.reverse('tax_1', 1, 'LF-1-1', 'k'))).toBe('GatewayError refused');
});
