import type { CartLine } from '@shop/contract';
import { answer, fireEvent, hold, refuse, screen, waitFor } from '@shop/component-testing';
import { getSessionId } from '#features/cart/session-id.ts';
import { givenPaymentStep, openPaymentStep, order } from '#test/checkout.ts';
import { goOffline } from '#test/offline.ts';
import { fill, main, openPage } from '#test/open-page.tsx';
import { cartLine, product } from '#test/products.ts';

type User = ReturnType<typeof openPage>;

const line = cartLine(product({ name: 'Rising Cap', price: '20.00' }));
const priced = (price: string): CartLine => ({ ...line, product: { ...line.product, price } });
const soldOut: CartLine = { ...line, product: { ...line.product, stockQuantity: 0, inStock: false } };
const placed = { id: order([line]).id, orderNumber: 'ORD-7KQ2M9XA' };

const choose = (user: User, method: string): Promise<void> => user.click(screen.getByRole('radio', { name: new RegExp(method) }));
const complete = (): HTMLElement => screen.getByRole('button', { name: 'Complete Order' });
/** As after a visit of a payment app. */
const comeBack = (): boolean => fireEvent(document, new Event('visibilitychange'));
const expectConfirmed = async (): Promise<void> =>
  expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();

describe('Complete Order', () => {
  it('is busy while the order is sent: further clicks send no other', async () => {
    const { passed, release } = hold();
    const orders = answer('post', '/api/orders', async () => {
      await passed;
      return placed;
    });
    const { user } = await openPaymentStep(line);
    await choose(user, 'Zelle');
    await user.click(complete());
    const sending = await screen.findByRole('button', { name: 'Processing...' });
    expect(sending).toHaveAttribute('aria-disabled', 'true');
    await user.click(sending);
    await user.dblClick(sending);
    release();
    await expectConfirmed();
    expect(orders).toHaveLength(1);
  });

  it('shows a failure, keeps the form, and orders with the next click', async () => {
    let fails = true;
    answer('post', '/api/orders', () => (fails ? refuse(500, 'Something went wrong on our side') : placed));
    const { user } = await openPaymentStep(line);
    await choose(user, 'Venmo');
    await user.click(complete());
    expect(await screen.findByText('Order failed')).toBeVisible();
    expect(screen.getByText('Failed to create order. Please try again.')).toBeVisible();
    await waitFor(() => expect(complete()).not.toHaveAttribute('aria-disabled'));
    fails = false;
    await user.click(complete());
    await expectConfirmed();
  });

  it('shows a field that the server refuses where it was typed', async () => {
    const errors = { 'orderData.customerEmail': 'This address cannot receive mail' };
    answer('post', '/api/orders', () => refuse(400, 'Bad', { errors }));
    const { user } = await openPaymentStep(line);
    await choose(user, 'Venmo');
    await user.click(complete());
    expect(await screen.findByRole('heading', { name: 'Shipping Information' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This address cannot receive mail');
    expect(screen.queryByText('Order failed')).not.toBeInTheDocument();
  });

  it('shows a new total, which must be confirmed', async () => {
    const totals: string[] = [];
    const { user, cart } = await openPaymentStep(line);
    answer('post', '/api/orders', ({ body }) => {
      totals.push(body.orderData.totalAmount);
      if (totals.length > 1) return placed;
      cart.lines = [priced('27.00')];
      return refuse(409, 'The cart has changed', { code: 'CART_CHANGED', totalAmount: '27.00' });
    });
    await choose(user, 'Venmo');
    await user.click(complete());
    const notice = (await screen.findByText('Your cart has changed.')).parentElement!;
    expect(notice).toHaveTextContent('The new total is $27.00');
    expect(notice).toHaveFocus();
    const link = await screen.findByRole('link', { name: 'Open Venmo' });
    await waitFor(() => expect(link).toHaveAttribute('href', expect.stringContaining('amount=27.00&')));
    await user.click(complete());
    await expectConfirmed();
    expect(totals).toEqual(['20.00', '27.00']);
  });

  it('waits while the shopper is offline, says so, and orders later', async () => {
    const orders = answer('post', '/api/orders', placed);
    const { user } = await openPaymentStep(line);
    await choose(user, 'Zelle');
    await screen.findAllByText('ORD-7KQ2M9XA');
    const reconnect = goOffline();
    expect(await screen.findByText('You are offline. You can continue when you are back online.')).toBeVisible();
    expect(screen.getByText('You are offline. What you have typed is kept.')).toBeVisible();
    await user.click(complete());
    expect(await screen.findByText('You are offline. This continues by itself as soon as you are back online.')).toBeVisible();
    expect(orders).toEqual([]);
    reconnect();
    await expectConfirmed();
    expect(orders).toHaveLength(1);
  });
});

describe('a shopper who comes back from a payment app', () => {
  it('sees that a piece sold out, and what becomes of the money', async () => {
    const { user, cart } = await openPaymentStep(line, cartLine(product({ id: '5', name: 'Lasting Tee' }), { id: 'line-2' }));
    const removed = answer('delete', '/api/cart/{id}', () => {
      cart.lines = cart.lines.slice(1);
      return new Response(null, { status: 204 });
    });
    await choose(user, 'Venmo');
    await waitFor(() => expect(main()).toHaveTextContent('Send $68.00 to @LastingFreedom with Venmo'));
    cart.lines = [soldOut, ...cart.lines.slice(1)];
    comeBack();
    const notice = (await screen.findByText('Rising Cap is sold out.')).parentElement!;
    expect(notice).toHaveFocus();
    expect(screen.getByText(/^Already sent \$68\.00\? Your money is safe: write to/)).toHaveTextContent('with ORD-7KQ2M9XA');
    expect(complete()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove and continue' }));
    await waitFor(() => expect(screen.queryByText('Rising Cap is sold out.')).not.toBeInTheDocument());
    expect(removed.map(({ path }) => path.id)).toEqual([line.id]);
    expect(complete()).toBeEnabled();
  });

  it('sees a price that changed', async () => {
    const { user, cart, rereads } = await openPaymentStep(line);
    await choose(user, 'Zelle');
    cart.lines = [priced('27.00')];
    comeBack();
    expect(await screen.findByText('Rising Cap now costs $27.00 instead of $20.00.')).toBeVisible();
    expect(rereads.at(-1)?.path).toEqual({ sessionId: getSessionId() });
  });
});

describe('step 1', () => {
  it('questions an address that looks wrong once, and keeps it', async () => {
    givenPaymentStep(line);
    const user = openPage('/checkout');
    await screen.findByRole('heading', { name: 'Shipping Information' });
    const fields = {
      'Full Name': 'Amara Okafor',
      Email: 'amara@gmial.com',
      'Street Address': '12 Harbor Street',
      'Apartment, Suite, Unit (Optional)': 'Unit 4',
      City: 'Baltimore',
      State: 'Atlantis',
      'ZIP Code': 'abcde',
    };
    for (const [label, value] of Object.entries(fields)) fill(label, value);
    const next = screen.getByRole('button', { name: 'Continue to Payment' });
    await user.click(next);
    expect(await screen.findByText('Did you mean amara@gmail.com?')).toBeVisible();
    expect(screen.getByText('A US ZIP code has 5 digits. Please check it.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    fill('State', 'MD');
    expect(screen.queryByText('We do not recognize this state. Please check it.')).not.toBeInTheDocument();
    fill('ZIP Code', '21230');
    await user.click(next);
    expect(screen.queryByRole('heading', { name: 'Payment Method' })).not.toBeInTheDocument();
    // Only once the question can have been read.
    await waitFor(async () => {
      await user.click(next);
      expect(screen.getByRole('heading', { name: 'Payment Method' })).toBeVisible();
    });
    expect(main()).toHaveTextContent('Amara Okafor, 12 Harbor Street, Unit 4, Baltimore, MD 21230');
    await user.click(screen.getByRole('button', { name: 'Change shipping information' }));
    expect(await screen.findByRole('heading', { name: 'Shipping Information' })).toBeVisible();
  });
});
