import type { ProductDetail } from '@shop/contract';
import { answer, hold, refuse, screen, waitFor, within } from '@shop/component-testing';
import { main, openPage } from '#test/open-page.tsx';
import { listing, product, productCard, sizedProduct } from '#test/products.ts';

/** A shop with these products, which the browser filters itself. */
function givenProducts(...products: ProductDetail[]): void {
  answer('get', '/api/products/listing', listing(products.map((one) => productCard({ ...one, artist: null }))));
  answer('get', '/api/products', products);
  answer('get', '/api/products/{id}/images', []);
  answer('get', '/api/products/{id}', ({ path }) => products.find(({ id }) => id === path.id) ?? refuse(404, 'Not found'));
}

describe('a card', () => {
  it('of a sold-out product says so, and offers no Add to Cart', async () => {
    givenProducts(product({ name: 'Departed Windbreaker', stockQuantity: 0, inStock: false }));
    openPage('/products');
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: /Departed Windbreaker/ })).toHaveTextContent('Sold out');
    expect(within(card).getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    expect(within(card).queryByRole('button', { name: /Add to Cart/ })).not.toBeInTheDocument();
  });

  it('reads the second picture once, when a mouse is on it', async () => {
    givenProducts(product({ imageUrl: '/api/images/front' }));
    const reads = answer('get', '/api/products/{id}/images', [
      { imageUrl: '/api/images/front', sortOrder: 0, isMain: true, alt: '', image: null },
      { imageUrl: '/api/images/back', sortOrder: 1, isMain: false, alt: '', image: null },
    ]);
    const user = openPage('/products');
    const card = await screen.findByRole('article');
    expect(card.querySelectorAll('img')).toHaveLength(1);
    await user.pointer([{ keys: '[TouchA]', target: card }]);
    expect(reads).toEqual([]);
    await user.hover(card);
    await waitFor(() => expect(card.querySelectorAll('img')).toHaveLength(2));
    expect([...card.querySelectorAll('img')].at(-1)).toHaveAttribute('src', '/api/images/back?w=640');
    expect(reads).toHaveLength(1);
  });
});

describe('the sizes of a card', () => {
  it('are offered in a dialog, which adds the chosen one and returns the focus', async () => {
    const hoodie = sizedProduct({ M: 3, XL: 0 }, { name: 'Card Hoodie' });
    givenProducts(hoodie);
    const added = answer('post', '/api/cart', () => new Response('{}'));
    const user = openPage('/products');
    const add = await screen.findByRole('button', { name: 'Add to Cart: Card Hoodie' });
    await user.click(add);
    const picker = await screen.findByRole('dialog', { name: 'Select a size' });
    expect(await within(picker).findByRole('button', { name: 'XL, sold out' })).toBeDisabled();
    await user.click(within(picker).getByRole('button', { name: 'M' }));
    expect(await screen.findByText('1 Card Hoodie, M added to your cart')).toBeVisible();
    expect(added).toEqual([
      expect.objectContaining({
        body: expect.objectContaining({ productId: hoodie.id, quantity: 1, variantId: hoodie.variants[0]?.id }),
      }),
    ]);
    expect(screen.queryByRole('dialog', { name: 'Select a size' })).not.toBeInTheDocument();
    expect(add).toHaveFocus();
  });

  it('keep the focus on their button when a piece cannot be added', async () => {
    givenProducts(sizedProduct({ 'M / Sand': 2 }, { name: 'Two Choices Shirt', optionNames: ['Size', 'Color'] }));
    const { passed, release } = hold();
    answer('post', '/api/cart', async () => {
      await passed;
      return refuse(409, 'Only 0 left in stock');
    });
    const user = openPage('/products');
    await user.click(await screen.findByRole('button', { name: 'Add to Cart: Two Choices Shirt' }));
    const add = await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Add to Cart' });
    add.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
    // A disabled button would lose the focus.
    expect(add).toBeEnabled();
    release();
    expect(await screen.findByText('Only 0 left in stock')).toBeVisible();
    expect(add).toHaveFocus();
  });
});

describe('the toolbar', () => {
  it('keeps Clear Filters, without filters and without results', async () => {
    givenProducts(product());
    const user = openPage('/products');
    const form = (await screen.findByLabelText('Sort by')).closest('form')!;
    expect(within(form).getByRole('button', { name: 'Clear Filters' })).toBeDisabled();
    await screen.findByRole('article');
    await user.type(screen.getByPlaceholderText('Search products...'), 'qqqqqqqqqqqq{Enter}');
    expect(await screen.findByText('No products found matching your criteria')).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it('counts the values of this list and removes filters one by one', async () => {
    const hoodies = { id: 'c1', name: 'Hoodies', slug: 'hoodies', imageUrl: null, sizeGuide: null };
    answer('get', '/api/categories', [hoodies]);
    const inHoodies = { category: hoodies, categoryId: hoodies.id };
    givenProducts(
      sizedProduct({ M: 1, L: 1 }, { id: '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a61', name: 'One Hoodie', isNew: true, ...inHoodies }),
      sizedProduct({ L: 1 }, { id: '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a62', name: 'Two Hoodie', ...inHoodies }),
      sizedProduct({ 30: 1 }, { id: '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a63', name: 'Jogger' }),
    );
    const user = openPage('/products?category=hoodies');
    expect(await screen.findByRole('radio', { name: 'L (2)' })).toBeEnabled();
    expect(screen.queryByRole('radio', { name: /^30/ })).not.toBeInTheDocument();
    // The category alone is the heading.
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Filter'), 'New Arrivals (1)');
    await user.click(screen.getByRole('radio', { name: 'M (1)' }));
    expect(await screen.findByText('Showing 1 of 3 products')).toBeVisible();
    const active = screen.getByRole('list', { name: 'Active filters' });
    expect(
      within(active)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hoodies', 'New Arrivals', 'M']);
    await user.click(within(active).getByRole('link', { name: 'Remove filter: New Arrivals' }));
    expect(window.location.search).toBe('?category=hoodies&size=m');
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toHaveFocus();
    await user.click(within(active).getByRole('link', { name: 'Remove filter: Hoodies' }));
    expect(await screen.findByRole('radio', { name: '30 (1)' })).toBeEnabled();
  });

  it('cannot choose a value that no product of the list has', async () => {
    givenProducts(
      sizedProduct({ M: 1 }, { id: '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a61', isNew: true }),
      sizedProduct({ L: 1 }, { id: '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a62' }),
    );
    openPage('/products?filter=new');
    expect(await screen.findByRole('radio', { name: 'L (0)' })).toBeDisabled();
    expect(screen.getByRole('option', { name: 'Best Sellers (0)' })).toBeDisabled();
  });

  it('says when only similar words were found', async () => {
    givenProducts(product({ name: 'Hoodie' }));
    const user = openPage('/');
    await user.type(screen.getByPlaceholderText('Search products...'), '  hoddie {Enter}');
    expect(await screen.findByRole('heading', { name: 'Close matches for “hoddie”' })).toBeVisible();
    expect(window.location.search).toBe('?search=hoddie');
    expect(within(main()).getByRole('article')).toHaveTextContent('Hoodie');
  });
});

describe('the search field', () => {
  it('suggests while typing; arrow keys choose, Enter leads there and Escape closes', async () => {
    const hoodie = product({ name: 'Daybreak Hoodie' });
    givenProducts(hoodie);
    answer('get', '/api/categories', [{ id: 'c1', name: 'Hoodies', slug: 'hoodies', imageUrl: null, sizeGuide: null }]);
    const user = openPage('/');
    const field = screen.getByRole('combobox', { name: 'Search products' });
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.type(field, 'hoodie');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    const option = await within(list).findByRole('option', { name: /Daybreak Hoodie/ });
    expect(within(list).getByRole('option', { name: 'Hoodies' })).toHaveAttribute('href', '/products?category=hoodies');
    await user.keyboard('{ArrowUp}');
    expect(option).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', option.id);
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.type(field, 's');
    await within(await screen.findByRole('listbox')).findByRole('option', { name: /Daybreak Hoodie/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(window.location.pathname + window.location.search).toBe('/products?category=hoodies');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('offers the page that a question means, and says when nothing is found', async () => {
    answer('get', '/api/products/listing', listing([]));
    answer('get', '/api/products/featured', []);
    const user = openPage('/');
    const field = screen.getByRole('combobox', { name: 'Search products' });
    await user.type(field, 'return policy');
    // The page of returns is not published here.
    expect(await screen.findByRole('option', { name: 'Contact' })).toHaveAttribute('href', '/contact');
    await user.clear(field);
    await user.type(field, 'qqqq');
    expect(await screen.findByText('Nothing for “qqqq”')).toBeVisible();
  });
});
