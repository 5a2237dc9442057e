import { lowestPrice, type PagePrice } from './lowest-price.js';

const usd = (amount: string, inStock?: boolean): PagePrice => ({ amount, currency: 'USD', inStock });

describe('the lowest price of a page', () => {
  it.each<[string, PagePrice[], string | undefined]>([
    ['no price', [], undefined],
    ['an amount without a currency', [{ amount: '5.00', currency: undefined }], undefined],
    ['a currency without an amount', [{ amount: undefined, currency: 'USD' }], undefined],
    ['a complete price beside incomplete ones', [{ amount: '5.00', currency: undefined }, usd('48.00')], '48.00'],
    ['fewer digits', [usd('100.00'), usd('20.00'), usd('9.99')], '9.99'],
    ['leading zeros', [usd('010.00'), usd('9.00')], '9.00'],
    ['the decimals decide', [usd('9.5'), usd('9.45'), usd('9.46')], '9.45'],
    ['without decimals', [usd('9.01'), usd('9')], '9'],
    ['without decimals and larger', [usd('9.01'), usd('10')], '9.01'],
    ['two of them', [usd('9'), { amount: '9', currency: 'usd' }], '9'],
    ['more decimals than a float holds', [usd('9.00000000000000002'), usd('9.00000000000000001')], '9.00000000000000001'],
    ['the largest amount', [usd('999999999999.99'), usd('999999999999.98')], '999999999999.98'],
    ['an exponent', [usd('1.5e1'), usd('20.00')], '20.00'],
    ['a negative amount', [usd('-1'), usd('5')], '5'],
    ['more than twelve digits', [usd('0000000000001'), usd('5')], '5'],
    ['no decimals behind the point', [usd('1.'), usd('2')], '2'],
    ['no plain amount at all', [usd('cheap'), usd('free')], 'cheap'],
    ['the cheapest is sold out', [usd('18.00', false), usd('21.00', true), usd('19.00', true)], '19.00'],
    ['of the cheapest nothing is known', [usd('18.00'), usd('19.00', true)], '19.00'],
    ['all are sold out', [usd('19.00', false), usd('18.00', false)], '18.00'],
  ])('%s', (_, prices, amount) => {
    expect(lowestPrice(prices)).toEqual(amount === undefined ? undefined : { amount, currency: 'USD' });
  });

  it('is one in another currency, so that the import is rejected for it', () => {
    expect(lowestPrice([usd('5.00', true), { amount: '90.00', currency: 'EUR' }])).toEqual({ amount: '90.00', currency: 'EUR' });
    expect(lowestPrice([usd('5.00'), { amount: '4.00', currency: 'usd' }])).toEqual({ amount: '4.00', currency: 'usd' });
  });
});
