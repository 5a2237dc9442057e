import type { StateTax } from '@shop/contract';
import { authorityAmounts, formatAmount, stateLabel, totalAmounts, totalOrders } from './tax-totals.ts';

const state = (over: Partial<StateTax>): StateTax => ({
  state: 'MD',
  orders: 1,
  gross: '70.00',
  exempt: '6.00',
  taxable: '64.00',
  tax: '3.84',
  refundedTax: '0.52',
  due: '3.32',
  authorities: [],
  ...over,
});

it('adds up the states to the cent, also where more was taken back than arrived', () => {
  const back = state({
    orders: -1,
    gross: '-70.01',
    exempt: '-6.00',
    taxable: '-64.01',
    tax: '-3.84',
    refundedTax: '0.00',
    due: '-3.84',
  });
  expect(totalAmounts([state({}), back])).toEqual({
    gross: '-0.01',
    exempt: '0.00',
    taxable: '-0.01',
    tax: '0.00',
    refundedTax: '0.52',
    due: '-0.52',
  });
  expect(totalOrders([state({ orders: 3 }), back])).toBe(2);
});

it('counts the sales of the whole state for each authority', () => {
  const county = { authority: 'Albany County', rate: '4', taxable: '38.00', tax: '1.52', refundedTax: '2.00' };
  expect(authorityAmounts(state({}), county)).toEqual({
    gross: '70.00',
    exempt: '32.00',
    taxable: '38.00',
    tax: '1.52',
    refundedTax: '2.00',
    due: '-0.48',
  });
});

it('names states, and writes amounts below nothing', () => {
  expect([stateLabel({ state: 'MD' }), stateLabel({ state: null })]).toEqual(['Maryland (MD)', 'State unknown']);
  expect([formatAmount('-1234.50'), formatAmount('3.84')]).toEqual(['-$1,234.50', '$3.84']);
});
