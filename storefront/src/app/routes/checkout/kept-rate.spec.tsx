import { answer, screen, waitFor } from '@shop/component-testing';
import type { Quote } from '@shop/contract';
import { readShippingRate, writeShippingRate } from '#features/checkout/payment/pending-payment.ts';
import { openPaymentStep, order } from '#test/checkout.ts';
import { SETTINGS } from '#test/open-page.tsx';
import { cartLine, product } from '#test/products.ts';

const line = cartLine(product({ name: 'Rising Cap', price: '64.00' }));
const RATES = [
  { id: 'standard', name: 'Standard', amount: '6.00', daysMin: null, daysMax: null },
  { id: 'express', name: 'Express', amount: '18.00', daysMin: null, daysMax: null },
];

/** Express for $18.00 if it is asked for, else Standard for $6.00. */
function quoteOf(asked: string | null | undefined): Quote {
  const { id, name, amount } = RATES.find((rate) => rate.id === asked) ?? RATES[0]!;
  return {
    subtotal: '64.00',
    shipping: amount,
    tax: '0.00',
    fees: '0.00',
    discount: '0.00',
    credit: '0.00',
    total: id === 'express' ? '82.00' : '70.00',
    isFinal: true,
    charges: [{ kind: 'shipping', label: `Shipping: ${name}`, amount }],
    shippingRates: RATES,
    shippingRateId: id,
    freeShippingIn: null,
  };
}

const canPay = (amount: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('button', { name: `Pay ${amount}` })).toBeEnabled());

function givenQuotes() {
  answer('get', '/api/settings', { ...SETTINGS, shippingMode: 'rates' });
  answer('get', '/api/shipping-rates', []);
  return answer('post', '/api/checkout/quote', ({ body }) => quoteOf(body.shippingRateId));
}

it('the chosen rate is kept over a reload, and forgotten with the order', async () => {
  writeShippingRate('express');
  const quotes = givenQuotes();
  answer('post', '/api/orders', { id: order([line]).id, orderNumber: 'ORD-7KQ2M9XA' });
  const { user } = await openPaymentStep(line);
  await canPay('$82.00');
  expect(screen.getByRole('radio', { name: /^Express/ })).toBeChecked();
  expect(quotes.map(({ body }) => body.shippingRateId)).toEqual(['express']);
  await user.click(screen.getByRole('radio', { name: /Zelle/ }));
  const complete = screen.getByRole('button', { name: 'Complete Order' });
  await waitFor(() => expect(complete).not.toHaveAttribute('aria-disabled'));
  await user.click(complete);
  expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  expect(readShippingRate()).toBeUndefined();
});

it('a kept rate that is no more counts as none', async () => {
  writeShippingRate('gone');
  givenQuotes();
  await openPaymentStep(line);
  await canPay('$70.00');
  expect(screen.getByRole('radio', { name: /^Standard/ })).toBeChecked();
});
