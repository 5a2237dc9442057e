import { answer, refuse, screen, waitFor } from '@shop/component-testing';
import { openPaymentStep, order } from '#test/checkout.ts';
import { main, openPage } from '#test/open-page.tsx';
import { cartLine, listing, product } from '#test/products.ts';

const line = cartLine(product({ name: 'Rising Cap', price: '20.00' }));
const placed = { id: order([line]).id, orderNumber: 'ORD-7KQ2M9XA' };

// What an empty cart leads to.
beforeEach(() => {
  answer('get', '/api/products/listing', listing([]));
});

/** Presses "Complete Order" for Zelle: the order is placed, and its answer gets lost. */
async function loseAnswer(lost: () => Response, { again }: { again: () => typeof placed | Response }) {
  const { user, cart } = await openPaymentStep(line);
  const sent = answer('post', '/api/orders', () => {
    if (sent.length > 1) return again();
    cart.lines = [];
    return lost();
  });
  await user.click(screen.getByRole('radio', { name: /Zelle/ }));
  await user.click(screen.getByRole('button', { name: 'Complete Order' }));
  return { user, cart, sent };
}

/** What the screen said meanwhile. */
function noteTexts(): string[] {
  const texts: string[] = [];
  new MutationObserver(() => texts.push(document.body.textContent ?? '')).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  return texts;
}

describe('an order by hand whose answer got lost', () => {
  it.each([
    ['by the connection', () => Response.error()],
    ['by a proxy', () => new Response('<html>Gateway timeout</html>', { status: 504 })],
  ])('is found when it was lost %s, and nobody is told that it failed', async (_, lost) => {
    const texts = noteTexts();
    const { sent } = await loseAnswer(lost, { again: () => placed });
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    expect(texts.filter((text) => /Order failed|Your cart is empty/.test(text))).toEqual([]);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'));
  });

  it('is found after a reload', async () => {
    const { sent } = await loseAnswer(() => Response.error(), { again: () => refuse(503, 'We are busy') });
    await waitFor(() => expect(main()).toHaveTextContent('Looking for your order'));
    answer('post', '/api/orders', placed);
    openPage('/checkout');
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    expect(sent.length).toBeGreaterThan(1);
  });

  it('leads back to the checkout when there is none', async () => {
    const { user } = await loseAnswer(() => Response.error(), {
      again: () => refuse(409, 'Your cart has changed', { code: 'CART_CHANGED', totalAmount: '0.00' }),
    });
    expect(await screen.findByRole('heading', { name: 'Your order was not placed' })).toHaveFocus();
    expect(main()).toHaveTextContent('Already sent money? It is safe. Write to hello@lastingfreedom.example');
    await user.click(screen.getByRole('button', { name: 'Back to checkout' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});

it('an order of a product that was deleted says what becomes of money that was sent', async () => {
  const { user, cart } = await openPaymentStep(line);
  answer('post', '/api/orders', () => {
    cart.lines = [];
    return refuse(409, 'Your cart has changed', { code: 'CART_CHANGED', totalAmount: '0.00' });
  });
  await user.click(screen.getByRole('radio', { name: /Zelle/ }));
  await user.click(screen.getByRole('button', { name: 'Complete Order' }));
  expect(await screen.findByRole('heading', { name: 'Your order was not placed' })).toBeVisible();
  expect(main()).toHaveTextContent('Already sent money? It is safe.');
});

it('an order that was refused is not looked for', async () => {
  const { user, cart } = await openPaymentStep(line);
  const sent = answer('post', '/api/orders', () => refuse(409, 'Rising Cap is sold out', { code: 'OUT_OF_STOCK' }));
  await user.click(screen.getByRole('radio', { name: /Zelle/ }));
  await user.click(screen.getByRole('button', { name: 'Complete Order' }));
  expect(await screen.findByText('Order failed')).toBeVisible();
  cart.lines = [];
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(sent).toHaveLength(1);
});
