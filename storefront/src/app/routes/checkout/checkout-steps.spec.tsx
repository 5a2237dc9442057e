import { answer, refuse, screen, waitFor, within } from '@shop/component-testing';
import { arrivalDays, arrivalText } from '@shop/contract';
import { givenPaymentStep, openPaymentStep, PREPARED_PAYMENT, SHIPPING } from '#test/checkout.ts';
import { main, openPage, SETTINGS } from '#test/open-page.tsx';
import { cartLine, product } from '#test/products.ts';
import { writeShippingDraft } from '#features/checkout/shipping/shipping-draft.ts';

const cap = product({ name: 'Rising Cap', price: '20.00' });
const line = cartLine(cap);

describe('the card form', () => {
  it('opens with step 2, which reserves the order number that manual methods quote', async () => {
    const { payments, numbers } = await openPaymentStep(line);
    expect(screen.getByRole('radio', { name: /Credit/ })).toBeChecked();
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Complete Order' })).not.toBeInTheDocument();
    expect(payments.map(({ body }) => body.paymentMethod)).toEqual(['card']);
    expect(numbers).toHaveLength(1);
  });

  it('gives way to the first method that is offered', async () => {
    answer('get', '/api/settings', { ...SETTINGS, cardPayments: 'unavailable', offeredMethods: ['venmo', 'zelle'] });
    const { payments } = await openPaymentStep(line);
    expect(screen.getByRole('radio', { name: /Venmo/ })).toBeChecked();
    await waitFor(() => expect(main()).toHaveTextContent(/Put order number ORD-7KQ2M9XA in the note/));
    expect(payments).toEqual([]);
  });

  it('is offered again when the payment could not be prepared', async () => {
    let fails = true;
    givenPaymentStep(line);
    answer('post', '/api/create-payment-intent', () => (fails ? refuse(502, 'x') : PREPARED_PAYMENT));
    writeShippingDraft(SHIPPING);
    const user = openPage('/checkout?step=payment');
    expect(await screen.findByText('Payment error')).toBeVisible();
    expect(screen.getByText('Failed to process payment. Please try again.')).toBeVisible();
    expect(screen.getByText('Failed to create payment intent')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $20.00' })).toBeDisabled();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Card number')).toBeVisible();
  });
});

describe('the summary', () => {
  const summary = (): HTMLElement => screen.getByRole('region', { name: 'Order Summary' });
  const toggle = (): HTMLElement => within(summary()).getByRole('button');

  it('says pieces and total in the line that opens it', async () => {
    const { user } = await openPaymentStep(cartLine(cap, { quantity: 3 }), cartLine(product({ id: '5' }), { id: 'line-2' }));
    expect(toggle()).toHaveTextContent(/^4 pieces, \$108\.00$/);
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('is open when a piece is gone', async () => {
    await openPaymentStep(cartLine({ ...cap, stockQuantity: 0, inStock: false }));
    expect(toggle()).toHaveTextContent(/^1 piece, \$20\.00$/);
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(summary()).toHaveTextContent('Sold out');
  });

  it('says when it arrives, if the shop promises a time', async () => {
    const delivery = { packDays: 2, transitDaysMin: 3, transitDaysMax: 5 };
    answer('get', '/api/settings', { ...SETTINGS, delivery });
    await openPaymentStep(line);
    const days = arrivalText(arrivalDays(delivery, new Date(), SETTINGS.timeZone));
    expect(summary()).toHaveTextContent(`Paid today, it arrives ${days}.`);
  });

  it('promises nothing for a shop that does not', async () => {
    await openPaymentStep(line);
    expect(summary()).not.toHaveTextContent('arrives');
  });
});
