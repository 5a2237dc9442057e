import { fromCents, toCents } from '@shop/contract/money';
import { pricedCart as cart, shippingRate as rate, taxOf, taxRule as rule } from '#test/support/builders/pricing.js';
import { priceCart } from './price-cart.js';
import type { Prices, RuleTerms } from './price-rules.js';

const BELOW_110 = { clothing: 'exempt_below', clothingCents: 11_000, shipping: 'share' } as const;
const UP_TO_100 = { clothing: 'exempt_up_to', clothingCents: 10_000 } as const;
const EXEMPT = { clothing: 'exempt', shipping: 'share' } as const;
const CITY = { ...BELOW_110, zipRanges: ['10001-10292'] };

/** Rates and clauses as the states publish them; shortened to the places of the table. */
const RULES: readonly RuleTerms[] = [
  rule('MD', 'Maryland', 60_000),
  rule('FL', 'Florida', 60_000, UP_TO_100),
  rule('NY', 'New York', 40_000, BELOW_110),
  rule('NY', 'Albany County', 40_000, { shipping: 'share', zipRanges: ['12007-12009', '12207'] }),
  rule('NY', 'New York City', 45_000, CITY),
  rule('NY', 'MCTD', 3_750, CITY),
  rule('MA', 'Massachusetts', 62_500, { clothing: 'excess_over', clothingCents: 17_500 }),
  rule('OH', 'Ohio', 57_500, { shipping: 'yes' }),
  rule('OH', 'Delaware County', 15_000, { shipping: 'yes', zipRanges: ['43004', '43015'] }),
  rule('PA', 'Pennsylvania', 60_000, EXEMPT),
  rule('PA', 'Philadelphia', 20_000, { ...EXEMPT, zipRanges: ['19101-19197'] }),
  rule('MN', 'Minnesota', 68_750, { ...EXEMPT, deliveryFeeCents: 50, deliveryFeeFromCents: 10_000 }),
  rule('MN', 'Minneapolis', 5_000, { ...EXEMPT, zipRanges: ['55401-55488'] }),
  rule('NJ', 'New Jersey', 66_250, EXEMPT),
  rule('RI', 'Rhode Island', 70_000, { clothing: 'excess_over', clothingCents: 25_000, shipping: 'yes' }),
  rule('VT', 'Vermont', 60_000, EXEMPT),
  rule('VT', 'Burlington', 10_000, { ...EXEMPT, zipRanges: ['05401-05408'] }),
  rule('CT', 'Connecticut', 63_500, { shipping: 'yes' }),
  rule('CA', 'California', 72_500),
  rule('CA', 'Los Angeles County', 22_500, { zipRanges: ['90001-90899'] }),
  rule('TX', 'Texas', 62_500, { shipping: 'yes' }),
  rule('TX', 'Austin', 20_000, { shipping: 'yes', zipRanges: ['78701-78799'] }),
  rule('CO', 'Colorado', 29_000, { deliveryFeeCents: 29 }),
  rule('CO', 'Denver', 48_100, { zipRanges: ['80201-80299'] }),
  rule('CO', 'RTD', 11_000, { zipRanges: ['80201-80299'] }),
  rule('WA', 'Washington', 65_000, { shipping: 'yes' }),
  rule('WA', 'Seattle', 38_500, { shipping: 'yes', zipRanges: ['98101-98199'] }),
];

const prices = (over: Partial<Prices> = {}): Pick<Prices, 'shippingRates' | 'taxRules'> => ({
  shippingRates: null,
  taxRules: RULES,
  ...over,
});
/** Expected tax and total are worked out on paper from the clauses above; the last column is the working. */
describe('carts that were worked out by hand', () => {
  it.each([
    ['MD', '21230', '64.00 c', '6.00', '3.84', '73.84', '64 x 6%; shipping is not taxed'],
    ['MD', '21230', '75.00 c', '0.00', '4.50', '79.50', '75 x 6%'],
    ['MD', '21230', '19.99 c x 3', '6.00', '3.60', '69.57', '59.97 x 6% = 3.5982'],
    ['MD', '20814', '0.08 o', '6.00', '0.00', '6.08', '0.0048 rounds down'],
    ['MD', '20814', '0.09 o', '6.00', '0.01', '6.10', '0.0054 rounds up'],
    ['MD', '21230', '12.25 c, 12.25 o', '6.00', '1.48', '31.98', 'each line 0.735 -> 0.74'],
    ['NY', '12207', '38.00 c, 120.00 c', '0.00', '11.12', '169.12', '38 x 4% county + 120 x 8% = 1.52 + 9.60'],
    ['NY', '12207', '52.00 c x 3', '0.00', '6.24', '162.24', 'a piece is below 110; 156 x 4% county'],
    ['NY', '12207', '110.00 c', '0.00', '8.80', '118.80', '110 is not below 110; 8%'],
    ['NY', '12207', '109.99 c', '0.00', '4.40', '114.39', '109.99 x 4% county = 4.3996'],
    ['FL', '33101', '100.00 c', '0.00', '0.00', '100.00', '100 or less is exempt'],
    ['FL', '33101', '100.00 c x 3', '0.00', '0.00', '300.00', 'each piece is 100 or less'],
    ['FL', '33101', '100.01 c, 100.00 o', '0.00', '12.00', '212.01', '100.01 is more than 100: 6.0006; 100 x 6%'],
    [
      'NY',
      '12207',
      '38.00 c, 120.00 c',
      '10.00',
      '11.82',
      '179.82',
      'shipping: state 10 x 120/158 = 7.59, county 10; x 4% = 0.7036',
    ],
    ['NY', '10001', '38.00 c', '0.00', '0.00', '38.00', 'state, city and district exempt it'],
    ['NY', '10001', '120.00 c', '0.00', '10.65', '130.65', '120 x 8.875%'],
    ['NY', '10001', '20.00 o', '5.00', '2.22', '27.22', '1.775 -> 1.78; 5 x 8.875% = 0.44375 -> 0.44'],
    ['NY', '10001', '20.00 o, 60.00 c', '8.00', '1.96', '89.96', '1.78; 8 x 20/80 = 2.00 x 8.875% = 0.1775 -> 0.18'],
    ['NY', '13901', '120.00 c', '0.00', '4.80', '124.80', 'only the state has a rule'],
    ['NY', '10001', '109.99 c x 2, 110.00 c', '0.00', '9.76', '339.74', '110 x 8.875% = 9.7625; the others are exempt'],
    ['MA', '02108', '200.00 c', '0.00', '1.56', '201.56', '25 x 6.25% = 1.5625'],
    ['MA', '02108', '175.00 c', '0.00', '0.00', '175.00', 'nothing exceeds 175'],
    ['MA', '02108', '175.01 c', '0.00', '0.00', '175.01', '0.01 x 6.25% = 0.000625'],
    ['MA', '02108', '200.00 c x 2', '0.00', '3.13', '403.13', '(400 - 350) x 6.25% = 3.125'],
    ['MA', '02108', '100.00 c x 3', '7.00', '0.00', '307.00', '300 - 525 is below 0'],
    ['MA', '02108', '40.00 o', '7.00', '2.50', '49.50', '40 x 6.25%'],
    ['MA', '02108', '40.00 o, 180.00 c', '0.00', '2.81', '222.81', '2.50 + 5 x 6.25% = 0.3125 -> 0.31'],
    ['OH', '43004', '38.00 c', '6.00', '3.20', '47.20', '2.755 -> 2.76; 0.435 -> 0.44'],
    ['OH', '43004', '12.00 c x 2', '0.00', '1.74', '25.74', '24 x 7.25%'],
    ['OH', '44101', '50.00 c', '6.00', '3.23', '59.23', 'state 5.75%: 2.875 -> 2.88; 0.345 -> 0.35'],
    ['OH', '43015', '10.00 c, 10.00 c', '0.00', '1.46', '21.46', 'each line 0.725 -> 0.73'],
    ['OR', '97201', '64.00 c', '6.00', '0.00', '70.00', 'no rule'],
    ['OR', '97201', '500.00 o', '0.00', '0.00', '500.00', 'no rule'],
    ['PA', '15219', '64.00 c', '6.00', '0.00', '70.00', 'exempt, and so is shipping'],
    ['PA', '15219', '30.00 o', '6.00', '2.16', '38.16', '1.80 + 0.36'],
    ['PA', '15219', '30.00 o, 60.00 c', '6.00', '1.92', '97.92', '1.80; 6 x 30/90 = 2.00 x 6% = 0.12'],
    ['PA', '19104', '30.00 o', '6.00', '2.88', '38.88', '8%: 2.40 + 0.48'],
    ['PA', '19104', '30.00 o, 64.00 c', '5.00', '2.53', '101.53', '2.40; 5 x 30/94 = 1.5957 -> 1.60 x 8% = 0.128 -> 0.13'],
    ['MN', '56001', '64.00 c', '6.00', '0.00', '70.00', 'exempt; below 100 no fee'],
    ['MN', '56001', '100.00 c', '6.00', '0.00', '106.50', 'exempt; fee 0.50'],
    ['MN', '56001', '99.99 c', '6.00', '0.00', '105.99', 'shipping does not count for the fee'],
    ['MN', '56001', '120.00 o', '0.00', '8.25', '128.75', '120 x 6.875%; fee 0.50'],
    ['MN', '56001', '20.00 o, 80.00 c', '10.00', '1.52', '112.02', '1.375 -> 1.38; 2.00 x 6.875% = 0.1375 -> 0.14; fee 0.50'],
    ['MN', '55401', '20.00 o', '6.00', '1.92', '27.92', '7.375%: 1.475 -> 1.48; 0.4425 -> 0.44'],
    ['NJ', '07302', '64.00 c', '6.00', '0.00', '70.00', 'exempt'],
    ['NJ', '07302', '24.00 o', '6.00', '1.99', '31.99', '1.59; 0.3975 -> 0.40'],
    ['NJ', '07302', '24.00 o, 48.00 c', '6.00', '1.72', '79.72', '1.59; 2.00 x 6.625% = 0.1325 -> 0.13'],
    ['RI', '02903', '250.00 c', '6.00', '0.00', '256.00', 'nothing exceeds 250, so shipping is not taxed'],
    ['RI', '02903', '300.00 c', '6.00', '3.92', '309.92', '50 x 7% = 3.50; 6 x 7% = 0.42'],
    ['RI', '02903', '20.00 o', '6.00', '1.82', '27.82', '1.40 + 0.42'],
    ['RI', '02903', '260.00 c x 2', '0.00', '1.40', '521.40', '(520 - 500) x 7%'],
    ['VT', '05602', '64.00 c', '6.00', '0.00', '70.00', 'exempt'],
    ['VT', '05602', '15.00 o', '5.00', '1.20', '21.20', '0.90 + 0.30'],
    ['VT', '05401', '15.00 o', '5.00', '1.40', '21.40', '7%: 1.05 + 0.35'],
    ['VT', '05401', '15.00 o, 45.00 c', '5.00', '1.14', '66.14', '1.05; 5 x 15/60 = 1.25 x 7% = 0.0875 -> 0.09'],
    ['CT', '06103', '64.00 c', '6.00', '4.44', '74.44', '4.064 -> 4.06; 0.381 -> 0.38'],
    ['CT', '06103', '10.00 c', '0.00', '0.64', '10.64', '0.635 -> 0.64'],
    ['CA', '94105', '64.00 c', '6.00', '4.64', '74.64', '64 x 7.25%'],
    ['CA', '90001', '64.00 c', '6.00', '6.08', '76.08', '64 x 9.5%'],
    ['CA', '90001', '3.33 o x 3', '0.00', '0.95', '10.94', '9.99 x 9.5% = 0.94905'],
    ['TX', '75201', '64.00 c', '6.00', '4.38', '74.38', '4.00; 0.375 -> 0.38'],
    ['TX', '78701', '64.00 c', '6.00', '5.78', '75.78', '8.25%: 5.28; 0.495 -> 0.50'],
    ['CO', '81501', '50.00 c', '6.00', '1.45', '57.74', '50 x 2.9%; fee 0.29'],
    ['CO', '80202', '50.00 c', '0.00', '4.41', '54.70', '50 x 8.81% = 4.405; fee 0.29'],
    ['WA', '98401', '40.00 c', '5.00', '2.93', '47.93', '2.60; 0.325 -> 0.33'],
    ['WA', '98101', '40.00 c', '5.00', '4.66', '49.66', '10.35%: 4.14; 0.5175 -> 0.52'],
  ])('%s %s: %s and shipping %s are taxed %s, total %s (%s)', (state, zip, pieces, shipping, tax, total) => {
    const shippingRates = shipping === '0.00' ? null : [rate({ cents: toCents(shipping) })];
    const quote = priceCart(cart(state, zip, pieces), prices({ shippingRates }));
    expect([taxOf(quote.charges), fromCents(quote.totalCents)]).toEqual([tax, total]);
  });

  it('NY 12207 where the county exempts clothing too: 120 x 8% = 9.60', () => {
    const taxRules = RULES.map((one) => (one.authority === 'Albany County' ? { ...one, ...BELOW_110 } : one));
    const quote = priceCart(cart('NY', '12207', '38.00 c, 120.00 c'), prices({ taxRules }));
    expect([taxOf(quote.charges), fromCents(quote.totalCents)]).toEqual(['9.60', '167.60']);
  });
});
