import { answer, fireEvent, hold, refuse, screen, waitFor, within } from '@shop/component-testing';
import { arrivalDays, arrivalText, type Quote, type QuoteCart } from '@shop/contract';
import { readShippingRate } from '#features/checkout/payment/pending-payment.ts';
import { writeShippingDraft } from '#features/checkout/shipping/shipping-draft.ts';
import { givenPaymentStep, openPaymentStep, order, SHIPPING } from '#test/checkout.ts';
import { fill, main, openPage, SETTINGS } from '#test/open-page.tsx';
import { cartLine, product } from '#test/products.ts';

const line = cartLine(product({ name: 'Rising Cap', price: '64.00' }));
const placed = { id: order([line]).id, orderNumber: 'ORD-7KQ2M9XA' };
const STANDARD = { id: 'standard', name: 'Standard', amount: '6.00', daysMin: 3, daysMax: 5 };
const DELIVERY = { packDays: 2, transitDaysMin: 3, transitDaysMax: 5 };
const EXPRESS = { id: 'express', name: 'Express', amount: '18.00', daysMin: 1, daysMax: 1 };

const arrival = ({ daysMin: transitDaysMin, daysMax: transitDaysMax }: typeof STANDARD): string =>
  arrivalText(arrivalDays({ ...DELIVERY, transitDaysMin, transitDaysMax }, new Date(), SETTINGS.timeZone));

/** 64.00 to Maryland, 6 percent. */
function quote(rate: typeof STANDARD, total: string, differs: Partial<Quote> = {}): Quote {
  return {
    subtotal: '64.00',
    shipping: rate.amount,
    tax: '3.84',
    fees: '0.00',
    discount: '0.00',
    credit: '0.00',
    total,
    isFinal: true,
    charges: [
      { kind: 'shipping', label: `Shipping: ${rate.name}`, amount: rate.amount },
      { kind: 'tax', label: 'Sales tax (MD 6%)', amount: '3.84' },
    ],
    shippingRates: [STANDARD, EXPRESS],
    shippingRateId: rate.id,
    freeShippingIn: null,
    ...differs,
  };
}
const quoteOf = ({ shippingRateId }: QuoteCart): Quote =>
  shippingRateId === 'express' ? quote(EXPRESS, '85.84') : quote(STANDARD, '73.84');

const givenQuotes = (answerOf: (body: QuoteCart) => Quote | Response | Promise<Quote> = quoteOf) =>
  answer('post', '/api/checkout/quote', ({ body }) => answerOf(body));

const summary = (): HTMLElement => screen.getByRole('region', { name: 'Order Summary' });
const rows = (): (string | null)[] => [...summary().querySelectorAll('dl > div')].map(({ textContent }) => textContent);
const complete = (): HTMLElement => screen.getByRole('button', { name: 'Complete Order' });
/** The form of the card takes the place of its skeleton, which has a button too. */
const canPay = (amount: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('button', { name: `Pay ${amount}` })).toBeEnabled());
const expectConfirmed = async (): Promise<void> =>
  expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();

beforeEach(() => {
  answer('get', '/api/settings', {
    ...SETTINGS,
    shippingMode: 'rates',
    taxMode: 'table',
    salesTax: 'included',
    delivery: DELIVERY,
  });
  answer('get', '/api/shipping-rates', []);
});

it('shows what is added to the pieces, and orders for that total', async () => {
  const quotes = givenQuotes();
  const orders = answer('post', '/api/orders', placed);
  const { user, payments } = await openPaymentStep(line);
  await canPay('$73.84');
  expect(rows()).toEqual(['Subtotal$64.00', 'Shipping: Standard$6.00', 'Sales tax (MD 6%)$3.84']);
  expect(within(summary()).getByRole('button')).toHaveTextContent('1 piece, $73.84');
  expect(summary()).toHaveTextContent(new RegExp(`^(?!.*Sales tax is included).*Paid today, it arrives ${arrival(STANDARD)}`));
  expect(payments[0]?.body).toMatchObject({ amount: '73.84', orderData: { shippingRateId: 'standard' } });
  await user.click(screen.getByRole('radio', { name: /Zelle/ }));
  await waitFor(() => expect(main()).toHaveTextContent('Send $73.84 to pay@lastingfreedom.example with Zelle'));
  await waitFor(() => expect(complete()).not.toHaveAttribute('aria-disabled'));
  await user.click(complete());
  await expectConfirmed();
  expect(orders[0]?.body.orderData).toMatchObject({ totalAmount: '73.84', shippingRateId: 'standard' });
  expect(quotes[0]?.body).toMatchObject({ state: 'MD', zipCode: '21230' });
  expect(quotes[0]?.body).not.toHaveProperty('shippingRateId');
});

it('asks for the whole address only where a service works out the tax', async () => {
  const quotes = givenQuotes();
  await openPaymentStep(line);
  await canPay('$73.84');
  expect(quotes.map(({ body }) => 'street' in body)).toEqual([false]);
});

it('asks a service for the tax of the house, not of the ZIP code', async () => {
  answer('get', '/api/settings', { ...SETTINGS, shippingMode: 'rates', taxMode: 'stripe' });
  const quotes = givenQuotes();
  await openPaymentStep(line);
  await canPay('$73.84');
  expect(quotes[0]?.body).toMatchObject({ street: '12 Harbor Street', city: 'Baltimore', state: 'MD', zipCode: '21230' });
});

it('ships as the shopper chooses: the buttons wait for the new total, which needs no notice', async () => {
  const { passed, release } = hold();
  const quotes = givenQuotes(async (body) => {
    if (body.shippingRateId === 'express') await passed;
    return quoteOf(body);
  });
  const { user, payments } = await openPaymentStep(line);
  await canPay('$73.84');
  const choice = screen.getByRole('group', { name: 'Shipping' });
  expect(within(choice).getByRole('radio', { name: `Standard arrives ${arrival(STANDARD)} $6.00` })).toBeChecked();
  await user.click(within(choice).getByRole('radio', { name: `Express arrives ${arrival(EXPRESS)} $18.00` }));
  expect(within(choice).getByRole('radio', { name: `Express arrives ${arrival(EXPRESS)} $18.00` })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
  release();
  await canPay('$85.84');
  expect(screen.queryByText('Your cart has changed.')).not.toBeInTheDocument();
  await waitFor(() => expect(payments.map(({ body }) => body.amount)).toEqual(['73.84', '85.84']));
  expect(readShippingRate()).toBe('express');
  expect(quotes.map(({ body }) => body.shippingRateId)).toEqual([undefined, 'express']);
});

it('offers no choice where one rate fits', async () => {
  givenQuotes(() => quote(STANDARD, '73.84', { shippingRates: [STANDARD] }));
  await openPaymentStep(line);
  await canPay('$73.84');
  expect(screen.queryByRole('group', { name: 'Shipping' })).not.toBeInTheDocument();
});

it('says a total that changed before anything is paid, and orders for it with the second press', async () => {
  let total = '73.84';
  givenQuotes(() => quote(STANDARD, total));
  const totals: string[] = [];
  answer('post', '/api/orders', ({ body }) => {
    totals.push(body.orderData.totalAmount);
    if (totals.length > 1) return placed;
    total = '74.84';
    return refuse(409, 'The cart has changed', { code: 'CART_CHANGED', totalAmount: total });
  });
  const { user } = await openPaymentStep(line);
  await user.click(screen.getByRole('radio', { name: /Venmo/ }));
  await waitFor(() => expect(complete()).not.toHaveAttribute('aria-disabled'));
  await user.click(complete());
  const notice = (await screen.findByText('Your cart has changed.')).parentElement!;
  expect(notice).toHaveTextContent('The new total is $74.84');
  await waitFor(() => expect(complete()).not.toHaveAttribute('aria-disabled'));
  await user.click(complete());
  await expectConfirmed();
  expect(totals).toEqual(['73.84', '74.84']);
});

it('says a new total to a shopper who comes back from a payment app', async () => {
  let total = '73.84';
  givenQuotes(() => quote(STANDARD, total));
  const { user } = await openPaymentStep(line);
  await user.click(screen.getByRole('radio', { name: /Venmo/ }));
  await waitFor(() => expect(complete()).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByText('Your cart has changed.')).not.toBeInTheDocument();
  total = '75.84';
  fireEvent(document, new Event('visibilitychange'));
  const notice = (await screen.findByText('Your cart has changed.')).parentElement!;
  expect(notice).toHaveTextContent('The new total is $75.84');
  expect(screen.getByText(/^Already sent \$73\.84\?/)).toBeVisible();
});

/** Step 2 of a shop whose first quote fails. */
function openStep2() {
  givenPaymentStep(line);
  writeShippingDraft(SHIPPING);
  return openPage('/checkout?step=payment');
}

it('leads back to a ZIP code of another state, and on with the right one', async () => {
  const message = 'ZIP code 21230 is not in Oregon. Please check the state and the ZIP code.';
  givenQuotes((body) => (body.zipCode === '21230' ? refuse(400, message, { code: 'ADDRESS_MISMATCH' }) : quoteOf(body)));
  const user = openStep2();
  expect(await screen.findByRole('heading', { name: 'Shipping Information' })).toBeVisible();
  expect(screen.getByLabelText('ZIP Code')).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('ZIP Code')).toHaveFocus();
  fill('State', 'OR');
  fill('ZIP Code', '97201');
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }));
  await canPay('$73.84');
  expect(screen.queryByText('Your cart has changed.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to Shipping Information' }));
  expect(screen.getByLabelText('ZIP Code')).toHaveAccessibleDescription('');
  expect(screen.getByLabelText('ZIP Code')).not.toHaveFocus();
});

it.each([
  ['does not ship there', 409, 'We do not ship to Oregon yet.', 'We do not ship to Oregon yet.'],
  ['cannot work out the total', 503, 'x', 'We could not work out the total. Please try again in a moment.'],
])('says that the shop %s, and asks again', async (_, status, message, shown) => {
  let fails = true;
  givenQuotes((body) => (fails ? refuse(status, message, { code: 'NO_SHIPPING' }) : quoteOf(body)));
  const user = openStep2();
  const alert = (await screen.findByText(shown)).parentElement!;
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back to Shipping Information' })).toBeVisible();
  fails = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await canPay('$73.84');
});
