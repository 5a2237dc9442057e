import { type CardPayments, cardPaymentsOf } from './card-payments.js';

const secret = { STRIPE_SECRET_KEY: 'sk_test_1' };
const publishable = { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };

test.each<[string, Parameters<typeof cardPaymentsOf>[0], CardPayments]>([
  ['both keys', { NODE_ENV: 'development', ...secret, ...publishable }, 'stripe'],
  ['both keys in production', { NODE_ENV: 'production', ...secret, ...publishable }, 'stripe'],
  ['no keys', { NODE_ENV: 'development' }, 'sandbox'],
  ['no keys in production', { NODE_ENV: 'production' }, 'unavailable'],
  ['one key in production', { NODE_ENV: 'production', ...secret }, 'unavailable'],
  ['the other key in production', { NODE_ENV: 'production', ...publishable }, 'unavailable'],
])('%s', (_, config, expected) => expect(cardPaymentsOf(config)).toBe(expected));
