import { answer, hold, refuse, screen, waitFor } from '@shop/component-testing';
import { order } from '#test/checkout.ts';
import { main, openPage, SETTINGS } from '#test/open-page.tsx';
import { cartLine, product } from '#test/products.ts';

const line = cartLine(product({ name: 'Rising Cap', price: '20.00' }));
const unpaid = order([line], { paymentDueAt: '2026-11-24T15:05:00' });
const ITEM = {
  id: 'item-1',
  productId: line.product.id,
  quantity: 1,
  priceAtTime: '20.00',
  product: { id: line.product.id, name: 'Rising Cap', imageUrl: null, image: null },
  variant: null,
};
const sent = { ...unpaid, paymentSentAt: '2026-11-24T10:42:00' };
const ROUTE = '/api/orders/{id}/payment-sent';

function openOrder(differs = {}) {
  answer('get', '/api/orders/{id}', { ...unpaid, ...differs });
  return openPage(`/order-confirmation/${unpaid.id}`);
}
const sentButton = () => screen.findByRole('button', { name: 'I have sent it' });

it('shows what was added to the pieces, and both lines of the address', async () => {
  const charges = [
    { kind: 'shipping' as const, label: 'Shipping: Standard, 3 to 5 days', amount: '6.00' },
    { kind: 'tax' as const, label: 'Sales tax (MD 6%)', amount: '1.20' },
  ];
  const shippingAddress = { ...unpaid.shippingAddress, street2: 'Unit 4' };
  openOrder({ charges, shippingAddress, totalAmount: '27.20', items: [ITEM] });
  const items = await screen.findByRole('region', { name: 'Order Items' });
  const rows = [...items.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(rows).toEqual(['Subtotal$20.00', 'Shipping: Standard, 3 to 5 days$6.00', 'Sales tax (MD 6%)$1.20', 'Total$27.20']);
  expect(screen.getByText(/12 Harbor Street/)).toHaveTextContent('12 Harbor StreetUnit 4Baltimore, MD 21230');
});

it('shows what was taken off the pieces', async () => {
  openOrder({ charges: [{ kind: 'discount', label: 'Spring', amount: '-5.00' }], totalAmount: '15.00', items: [ITEM] });
  const items = await screen.findByRole('region', { name: 'Order Items' });
  expect(items).toHaveTextContent('Subtotal$20.00Spring-$5.00Total$15.00');
});

it('shows no rows where nothing was added', async () => {
  openOrder({ items: [ITEM] });
  expect((await screen.findByRole('region', { name: 'Order Items' })).querySelector('dl')).toBeNull();
});

it('says how much of its total was refunded', async () => {
  openOrder({ totalAmount: '20.00', refundedAmount: '5.50', paymentStatus: 'paid' });
  const row = (await screen.findByText('Refunded')).closest('div');
  expect(row).toHaveTextContent('Refunded$5.50 of $20.00');
});

it('has no row about refunds before one', async () => {
  openOrder({ totalAmount: '20.00', refundedAmount: '0.00', paymentStatus: 'paid' });
  await screen.findByRole('region', { name: 'Order Items' });
  expect(screen.queryByText('Refunded')).toBeNull();
});

it.each([
  ['goes', { paymentStatus: 'paid', status: 'confirmed' }],
  ['will go', {}],
] as const)('says under its details what %s to which artist', async (goes, differs) => {
  const artistShares = [
    { artistName: 'Marisol Vega', amount: '1032.00' },
    { artistName: 'Ángel Núñez', amount: '4.50' },
  ];
  openOrder({ ...differs, artistShares });
  const details = (await screen.findByRole('heading', { name: 'Order Details' })).parentElement;
  const sentences = [...(details?.querySelectorAll(':scope > p') ?? [])].map(({ textContent }) => textContent);
  expect(sentences).toEqual([`$1,032.00 of this order ${goes} to Marisol Vega.`, `$4.50 of this order ${goes} to Ángel Núñez.`]);
});

it('says nothing of artists where none gets a part of it', async () => {
  openOrder();
  const details = (await screen.findByRole('heading', { name: 'Order Details' })).parentElement;
  expect(details?.querySelectorAll(':scope > p')).toHaveLength(0);
});

describe('an order that is paid by hand', () => {
  it('can be told that the money is sent: once, and the page then looks for the payment', async () => {
    const { passed, release } = hold();
    const reports = answer('post', ROUTE, async () => {
      await passed;
      return sent;
    });
    const user = openOrder();
    await user.dblClick(await sentButton());
    expect(await sentButton()).toHaveAttribute('aria-disabled', 'true');
    release();
    const note = await screen.findByText('You told us on November 24 at 10:42 AM that you have sent $20.00.');
    expect(note).toHaveFocus();
    expect(main()).toHaveTextContent('We are looking for your payment of $20.00 and will email you when it arrives.');
    expect(main()).not.toHaveTextContent('Already sent');
    expect(screen.queryByRole('button', { name: 'I have sent it' })).not.toBeInTheDocument();
    expect(reports.map(({ path }) => path)).toEqual([{ id: unpaid.id }]);
  });

  it('remembers it at the next visit, without taking the focus', async () => {
    openOrder(sent);
    expect(await screen.findByText(/^You told us on November 24/)).not.toHaveFocus();
    expect(screen.getByText('I still have to pay')).toBeVisible();
  });

  it('works with the keyboard', async () => {
    answer('post', ROUTE, sent);
    const user = openOrder();
    (await sentButton()).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(/^You told us on/)).toHaveFocus());
  });

  it('shows what has become of the order when it is too late', async () => {
    let status: 'pending' | 'cancelled' = 'pending';
    answer('post', ROUTE, () => {
      status = 'cancelled';
      return refuse(409, 'The order was cancelled');
    });
    answer('get', '/api/orders/{id}', () => ({ ...unpaid, status, paymentDueAt: null }));
    const user = openPage(`/order-confirmation/${unpaid.id}`);
    await user.click(await sentButton());
    expect(await screen.findByRole('heading', { name: 'Order Cancelled' })).toBeVisible();
    expect(main()).toHaveTextContent(
      `Already sent $20.00? It stays yours: write to hello@lastingfreedom.example with ORD-7KQ2M9XA`,
    );
  });

  it('can be pressed again after a failure', async () => {
    let fails = true;
    answer('post', ROUTE, () => (fails ? refuse(500, 'Something went wrong') : sent));
    const user = openOrder();
    await user.click(await sentButton());
    expect(await screen.findByText('We could not note it')).toBeVisible();
    await waitFor(async () => expect(await sentButton()).not.toHaveAttribute('aria-disabled'));
    fails = false;
    await user.click(await sentButton());
    expect(await screen.findByText(/^You told us on/)).toBeVisible();
  });
});

it.each([
  ['of a paid order is its days', { paymentStatus: 'paid', arrival: { first: '2026-12-01', last: '2026-12-07' } }, 'Dec 1 to 7'],
  [
    'of an unpaid order is that of its shipping rate, from its payment',
    { deliveryTime: { packDays: 2, transitDaysMin: 1, transitDaysMax: 2 } },
    '1 to 4 business days after your payment',
  ],
] as const)('the arrival %s', async (_, differs, text) => {
  answer('get', '/api/settings', { ...SETTINGS, delivery: { packDays: 2, transitDaysMin: 3, transitDaysMax: 5 } });
  openOrder(differs);
  await waitFor(() => expect(screen.getByText('Arrives').nextElementSibling).toHaveTextContent(text));
});

it.each([
  ['is paid', { paymentStatus: 'paid', status: 'confirmed' }],
  ['was cancelled', { status: 'cancelled' }],
  ['is paid by card', { paymentMethod: 'card', paymentStatus: 'authorized' }],
] as const)('an order that %s does not ask whether the money is sent', async (_, differs) => {
  openOrder({ ...differs, paymentDueAt: null });
  expect(await screen.findByRole('heading', { name: 'Order Items' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I have sent it' })).not.toBeInTheDocument();
});
