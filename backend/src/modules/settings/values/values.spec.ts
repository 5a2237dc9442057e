import { isWebAddress, SETTING_GROUP_NAMES } from '@shop/contract/settings-fields';
import { Config } from '#src/config.js';
import { PAYMENT_METHODS } from '../payment-methods/method-rules.js';
import { closedShop } from './closed-shop.js';
import { defaultValues, SAMPLE_HANDLES } from './default-values.js';
import { offeredMethods } from './offered-payments.js';
import { settingsOf } from './setting-groups.js';
import { readStored, writeStored } from './stored-values.js';

describe('links', () => {
  it.each<[string, boolean]>([
    ['https://www.instagram.com/shop', true],
    ['http://shop.example', true],
    ['/products?filter=new', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['https:evil.example', false],
    ['https://user@evil.example', false],
    ['data:text/html,x', false],
    ['https://shop.example/\n', false],
  ])('%s is allowed: %s', (address, allowed) => expect(isWebAddress(address, true)).toBe(allowed));

  it('may be own paths only where that is said', () => expect(isWebAddress('/products')).toBe(false));
});

describe('offered payment methods (threat 140)', () => {
  const own = { venmo: '@Own-Shop', cashapp: '$OwnShop', zelle: 'pay@own.shop' };
  it.each<[string, Parameters<typeof offeredMethods>, string[]]>([
    ['samples in production', [SAMPLE_HANDLES, 'unavailable', 'production'], []],
    ['samples with cards in production', [SAMPLE_HANDLES, 'stripe', 'production'], ['card', 'apple-pay']],
    ['samples in development', [SAMPLE_HANDLES, 'sandbox', 'development'], [...PAYMENT_METHODS]],
    ['own handles in production', [own, 'unavailable', 'production'], ['venmo', 'cashapp', 'zelle']],
    ['an empty one in development', [{ ...own, cashapp: '' }, 'unavailable', 'development'], ['venmo', 'zelle']],
    ['an empty one in production', [{ ...own, zelle: ' ' }, 'unavailable', 'production'], ['venmo', 'cashapp']],
    ['samples spelled otherwise', [{ ...own, venmo: 'lastingfreedom' }, 'unavailable', 'production'], ['cashapp', 'zelle']],
    [
      'a sample in capitals',
      [{ ...own, zelle: 'PAY@LASTINGFREEDOM.EXAMPLE ' }, 'unavailable', 'production'],
      ['venmo', 'cashapp'],
    ],
  ])('%s', (_, input, offered) => expect(offeredMethods(...input)).toEqual(offered));
});

describe('a closed shop', () => {
  const settings = { closedUntil: '2026-12-01', timeZone: 'America/New_York' };
  it.each([
    ['long before', '2026-11-01T00:00:00Z', { opensOn: '2026-12-01' }],
    ['a minute before midnight in New York', '2026-12-01T04:59:00Z', { opensOn: '2026-12-01' }],
    ['at midnight in New York', '2026-12-01T05:00:00Z', null],
    ['afterwards', '2027-01-01T00:00:00Z', null],
  ])('opens at midnight of the shop: %s', (_, now, closed) => expect(closedShop(settings, new Date(now))).toEqual(closed));

  it('is open without a day', () => {
    expect(closedShop({ ...settings, closedUntil: null }, new Date())).toBeNull();
  });
});

describe('stored values', () => {
  it('keep unknown values and the handles together', () => {
    const stored = { shopName: 'Ours', old: 1, paymentHandles: { venmo: '@Ours' } };
    expect(readStored(stored)).toEqual({ shopName: 'Ours', old: 1, venmo: '@Ours' });
    expect(writeStored(stored, { zelle: 'pay@own.shop', shopName: undefined })).toEqual({
      old: 1,
      paymentHandles: { venmo: '@Ours', zelle: 'pay@own.shop' },
    });
    expect(writeStored(stored, { venmo: undefined })).toEqual({ shopName: 'Ours', old: 1 });
  });

  it('belong to exactly one group each', () => {
    expect(SETTING_GROUP_NAMES.flatMap(settingsOf).toSorted()).toEqual(Object.keys(defaultValues(new Config())).toSorted());
  });
});
