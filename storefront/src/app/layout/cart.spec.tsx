import type { CartLine } from '@shop/contract';
import { answer, fireEvent, hold, screen, waitFor, within } from '@shop/component-testing';
import { SESSION_KEY } from '#config/limits.ts';
import { getSessionId } from '#features/cart/session-id.ts';
import { main, openPage, SETTINGS } from '#test/open-page.tsx';
import { cartLine, listing, product, productCard, sizedProduct } from '#test/products.ts';

type User = ReturnType<typeof openPage>;

/** A cart that keeps what is done to it. */
function givenCart(...lines: CartLine[]): { lines: CartLine[] } {
  const cart = { lines };
  answer('get', '/api/cart', () => cart.lines);
  answer('delete', '/api/cart/{id}', ({ path }) => {
    cart.lines = cart.lines.filter(({ id }) => id !== path.id);
    return new Response(null, { status: 204 });
  });
  return cart;
}

async function openCart(user: User): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: /^Open cart, \d/ }));
  return screen.findByRole('dialog', { name: 'Shopping Cart' });
}

/** jsdom closes no dialog on Escape: a browser sends this event. */
const pressEscape = (dialog: HTMLElement): boolean => fireEvent(dialog, new Event('cancel', { cancelable: true }));

beforeEach(() => {
  answer('get', '/api/artists', []);
});

describe('a line with a size', () => {
  it('offers the others, and joins the line of the chosen one', async () => {
    const hoodie = sizedProduct({ M: 3, L: { stock: 9, price: '50.00' }, XL: 0 }, { name: 'Changing Hoodie' });
    const [m, l] = hoodie.variants;
    const [medium, large] = [
      cartLine(hoodie, { id: 'line-m', quantity: 2, variant: m }),
      cartLine({ ...hoodie, price: '50.00' }, { id: 'line-l', variant: l }),
    ];
    const cart = givenCart(medium, large);
    answer('get', '/api/products/{id}', hoodie);
    const changes = answer('put', '/api/cart/{id}', () => {
      cart.lines = [{ ...large, quantity: 3 }];
      return large;
    });
    const user = openPage('/artists');
    const panel = await openCart(user);
    expect(panel).toHaveTextContent('Total: $146.00');
    expect(within(panel).getByText('$48.00 each')).toBeVisible();
    expect(within(panel).getByText('$96.00')).toBeVisible();
    const [size] = within(panel).getAllByRole('combobox', { name: 'Size of Changing Hoodie' });
    expect(await within(size!).findByRole('option', { name: 'XL, sold out' })).toBeDisabled();
    await user.selectOptions(size!, 'L');
    await waitFor(() => expect(panel).toHaveTextContent('Total: $150.00'));
    expect(within(panel).getAllByRole('combobox')).toHaveLength(1);
    expect(changes.map(({ path, body }) => [path.id, body])).toEqual([['line-m', { quantity: 2, variantId: l?.id }]]);
  });

  it('asks for a size that the product got later, before the checkout', async () => {
    const late = sizedProduct({ M: 9 }, { name: 'Late Sizes' });
    const cart = givenCart(cartLine(late, { needsSize: true }));
    answer('get', '/api/products/{id}', late);
    const changes = answer('put', '/api/cart/{id}', () => {
      cart.lines = [cartLine(late, { variant: late.variants[0] })];
      return cart.lines[0]!;
    });
    const user = openPage('/artists');
    const panel = await openCart(user);
    const size = await within(panel).findByRole('combobox', { name: 'Size of Late Sizes' });
    expect(size).toHaveAccessibleDescription('Now in sizes: please choose yours');
    await user.click(within(panel).getByRole('button', { name: 'Checkout' }));
    expect(await within(panel).findByText('Please select a size of Late Sizes')).toBeVisible();
    expect(size).toHaveFocus();
    await within(size).findByRole('option', { name: 'M' });
    await user.selectOptions(size, 'M');
    await waitFor(() => expect(within(panel).queryByText(/^Now in sizes/)).not.toBeInTheDocument());
    expect(changes.map(({ body }) => body.variantId)).toEqual([late.variants[0]?.id]);
    await user.click(within(panel).getByRole('button', { name: 'Checkout' }));
    await waitFor(() => expect(main()).toHaveTextContent('Late Sizes, M × 1'));
  });
});

describe.each(['the product page', 'the card'])('a product that is added on %s', (place) => {
  it('leaves the focus on its button, and the cart gives it back', async () => {
    const tee = product({ name: 'Focused Tee' });
    const cart = givenCart();
    answer('get', '/api/products', [tee]);
    answer('get', '/api/products/listing', listing([productCard({ ...tee, artist: null })]));
    answer('get', '/api/products/{id}', tee);
    answer('get', '/api/products/{id}/images', []);
    const { passed, release } = hold();
    answer('post', '/api/cart', async () => {
      await passed;
      cart.lines = [cartLine(tee)];
      return cart.lines[0]!;
    });
    const user = openPage(place === 'the card' ? '/products' : `/products/${tee.id}`);
    const add = await within(main()).findByRole('button', { name: /^Add to Cart/ });
    add.focus();
    await user.keyboard('{Enter}');
    expect(await within(main()).findByText(/^Adding/)).toBeVisible();
    // A disabled button would lose the focus.
    expect(add).toBeEnabled();
    expect(add).toHaveAttribute('aria-disabled', 'true');
    release();
    expect(await screen.findByText('Added to cart')).toBeVisible();
    expect(add).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'View cart' }));
    const panel = await screen.findByRole('dialog', { name: 'Shopping Cart' });
    expect(screen.queryByText('Added to cart')).not.toBeInTheDocument();
    await user.click(await within(panel).findByRole('button', { name: 'Remove Focused Tee' }));
    expect(await within(panel).findByText('Your cart is empty')).toBeVisible();
    expect(panel).toContainElement(document.activeElement as HTMLElement);
    await user.click(within(panel).getByRole('button', { name: 'Undo' }));
    expect(await within(panel).findByRole('button', { name: 'Checkout' })).toBeVisible();
    pressEscape(panel);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open cart, 1 item' })).toHaveFocus());
  });
});

it('dismisses the toast of a product when the cart opens', async () => {
  const tee = product();
  const cart = givenCart();
  answer('get', '/api/products/{id}', tee);
  answer('get', '/api/products/{id}/images', []);
  answer('post', '/api/cart', () => {
    cart.lines = [cartLine(tee)];
    return cart.lines[0]!;
  });
  const user = openPage(`/products/${tee.id}`);
  await user.click(await within(main()).findByRole('button', { name: /^Add to Cart/ }));
  expect(await screen.findByText('Added to cart')).toBeVisible();
  await openCart(user);
  expect(screen.queryByText('Added to cart')).not.toBeInTheDocument();
});

describe('a browser that', () => {
  const NOTE = 'Your browser does not keep this cart. Finish your order in this tab.';
  const blocked = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  it('refuses to store anything is named at the cart, because a reload would empty it', async () => {
    for (const method of ['getItem', 'setItem'] as const) jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
    givenCart(cartLine(product()));
    const panel = await openCart(openPage('/artists'));
    expect(within(panel).getByText(NOTE)).toBeVisible();
  });

  it('stores the session is not', async () => {
    localStorage.setItem(SESSION_KEY, getSessionId());
    givenCart(cartLine(product()));
    const panel = await openCart(openPage('/artists'));
    expect(within(panel).getByRole('button', { name: 'Checkout' })).toBeVisible();
    expect(within(panel).queryByText(NOTE)).not.toBeInTheDocument();
  });
});

describe('what is added to the total of the cart', () => {
  const tee = cartLine(product({ price: '63.00' }));
  const RATE = { id: 'standard', name: 'Standard', amount: '6.00', freeFrom: '75.00', states: [], daysMin: 3, daysMax: 5 };

  it('is said below it, with what is missing for free shipping', async () => {
    givenCart(tee);
    answer('get', '/api/settings', { ...SETTINGS, shippingMode: 'rates', taxMode: 'table' });
    answer('get', '/api/shipping-rates', [RATE]);
    const panel = await openCart(openPage('/artists'));
    expect(panel).toHaveTextContent('Shipping and tax are added at checkout.');
    expect(await within(panel).findByText('$12.00 to go for free shipping')).toBeVisible();
  });

  it('is not mentioned in a shop whose prices include everything', async () => {
    givenCart(tee);
    const rates = answer('get', '/api/shipping-rates', [RATE]);
    const panel = await openCart(openPage('/artists'));
    expect(panel).toHaveTextContent('Total: $63.00');
    expect(panel).not.toHaveTextContent(/checkout\.|free shipping/);
    expect(rates).toEqual([]);
  });
});
