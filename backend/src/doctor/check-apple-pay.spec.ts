import { Config } from '../config.js';
import { checkApplePay } from './check-apple-pay.js';

const SHOP = { STRIPE_SECRET_KEY: 'sk_test_1', PUBLIC_ORIGIN: 'https://shop.test:8443' };
const configOf = (settings: Partial<Config>): Config => Object.assign(new Config(), settings);
const domain = (applePay: object, enabled = true) =>
  Response.json({
    object: 'list',
    data: [{ object: 'payment_method_domain', domain_name: 'shop.test', enabled, apple_pay: applePay }],
  });

afterEach(() => jest.restoreAllMocks());

it.each<[string, () => Promise<Response>, string, RegExp]>([
  ['active', () => Promise.resolve(domain({ status: 'active' })), 'ok', /^shop\.test is registered at Stripe$/],
  ['unknown', () => Promise.resolve(Response.json({ data: [] })), 'warning', /not registered at Stripe.*docs\/operations\.md/],
  ['switched off', () => Promise.resolve(domain({ status: 'active' }, false)), 'warning', /not registered/],
  [
    'not verified',
    () => Promise.resolve(domain({ status: 'inactive', status_details: { error_message: 'The file is missing' } })),
    'warning',
    /not active: The file is missing\. Set APPLE_PAY_DOMAIN_FILE/,
  ],
  [
    'hidden from a restricted key',
    () => Promise.resolve(Response.json({ error: { message: 'This key may not read domains' } }, { status: 403 })),
    'warning',
    /does not say whether shop\.test is registered: This key may not read domains/,
  ],
  ['out of reach', () => Promise.reject(new Error('ECONNREFUSED')), 'warning', /does not say.*ECONNREFUSED/],
])('says when the domain of Apple Pay is %s (P8)', async (_, respond, state, text) => {
  const stripe = jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
  const results = await checkApplePay(configOf(SHOP));
  expect(results).toEqual([{ subject: 'apple pay', state, text: expect.stringMatching(text) as string }]);
  expect(stripe).toHaveBeenCalledWith(
    'https://api.stripe.com/v1/payment_method_domains?domain_name=shop.test&limit=1',
    expect.objectContaining({ headers: { authorization: 'Bearer sk_test_1' } }),
  );
});

it.each([
  ['no keys', { PUBLIC_ORIGIN: 'https://shop.test' }],
  ['no public address', { STRIPE_SECRET_KEY: 'sk_test_1' }],
])('asks nobody with %s', async (_, settings) => {
  const stripe = jest.spyOn(globalThis, 'fetch');
  expect(await checkApplePay(configOf(settings))).toEqual([]);
  expect(stripe).not.toHaveBeenCalled();
});
