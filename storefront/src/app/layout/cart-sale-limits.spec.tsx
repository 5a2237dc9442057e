import type { CartLine } from '@shop/contract';
import { answer, screen, within } from '@shop/component-testing';
import { openPage } from '#test/open-page.tsx';
import { cartLine, product, sizedProduct } from '#test/products.ts';

async function openCart(...lines: CartLine[]): Promise<HTMLElement> {
  answer('get', '/api/artists', []);
  answer('get', '/api/cart', lines);
  const user = openPage('/artists');
  await user.click(await screen.findByRole('button', { name: /^Open cart, \d/ }));
  return screen.findByRole('dialog', { name: 'Shopping Cart' });
}

const increase = (line: HTMLElement): HTMLElement => within(line).getByRole('button', { name: 'Increase quantity' });

describe('a line of a limited product', () => {
  it('counts the other sizes of its product', async () => {
    const hoodie = sizedProduct({ M: 9, L: 9 }, { name: 'Small Edition', mostPerOrder: 3 });
    answer('get', '/api/products/{id}', hoodie);
    const [m, l] = hoodie.variants;
    const panel = await openCart(
      cartLine(hoodie, { id: 'm', quantity: 2, variant: m }),
      cartLine(hoodie, { id: 'l', quantity: 1, variant: l }),
      cartLine(product({ id: '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a88', name: 'Free Cap' }), { id: 'cap', quantity: 2 }),
    );
    const [first, second, cap] = within(panel).getAllByRole('listitem');
    for (const line of [first!, second!]) {
      expect(within(line).getByText('At most 3 per order')).toBeVisible();
      expect(increase(line)).toBeDisabled();
    }
    expect(increase(cap!)).toBeEnabled();
    expect(cap).not.toHaveTextContent('per order');
  });

  it('may become less but not more before the sale begins', async () => {
    const drop = product({ name: 'Early Hoodie', opensAt: '2036-11-29T00:00:00.000Z' });
    const panel = await openCart(cartLine(drop, { quantity: 2 }));
    const line = within(panel).getByRole('listitem');
    expect(within(line).getByText('Opens Fri, Nov 28, 7:00 PM ET')).toBeVisible();
    expect(increase(line)).toBeDisabled();
    expect(within(line).getByRole('button', { name: 'Decrease quantity' })).toBeEnabled();
  });
});
