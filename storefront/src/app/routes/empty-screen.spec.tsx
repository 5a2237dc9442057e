import { answer, refuse, screen, waitFor, within } from '@shop/component-testing';
import { main, openPage } from '#test/open-page.tsx';
import { listing, productCard } from '#test/products.ts';

const SOME_ID = '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b';

describe('an empty screen', () => {
  const LOVED = productCard({ name: 'Loved Tee', imageUrl: '/api/images/front', artist: { id: SOME_ID, name: 'June Park' } });
  const IMAGES = ['front', 'art'].map((name, sortOrder) => ({
    imageUrl: `/api/images/${name}`,
    sortOrder,
    isMain: sortOrder === 0,
    alt: '',
    image: null,
  }));

  beforeEach(() => {
    answer('get', '/api/portfolio', []);
    answer('get', '/api/products/{id}/images', IMAGES);
    answer('get', '/api/products', []);
    answer('get', '/api/products/{id}', () => refuse(404, 'Not found'));
    answer('get', '/api/orders/{id}', () => refuse(404, 'Not found'));
    answer('get', '/api/products/listing', ({ query }) => listing(query.filter === 'bestseller' ? [LOVED] : []));
  });

  it.each([
    ['/nowhere', '404 Page Not Found', 'Browse the collection'],
    ['/products?search=zzz', 'No products found matching your criteria', 'Clear Filters'],
    ['/checkout', 'Your cart is empty', 'Continue Shopping'],
    [`/order-confirmation/${SOME_ID}`, 'Order not found', 'Write to us'],
    ['/tattoos', 'No Portfolio Images Yet', 'Meet all artists'],
    [`/products/${SOME_ID}`, 'Product Not Found', 'Back to Products'],
    ['/share/nothing', 'Product Not Found', 'Back to Products'],
  ])('has a drawing and a way on at %s', async (url, text, way) => {
    openPage(url);
    expect(await within(main()).findByText(text)).toBeVisible();
    const ways = within(main()).queryAllByRole('link', { name: way });
    expect([...ways, ...within(main()).queryAllByRole('button', { name: way })]).not.toEqual([]);
    const drawing = await within(main()).findByRole('link', { name: 'Loved Tee, drawn by June Park' });
    expect(drawing.querySelector('img')).toHaveAttribute('src', '/api/images/art?w=640');
    expect(drawing).toHaveAttribute('href', `/products/${LOVED.id}`);
    expect(within(main()).getByRole('heading', { name: 'Most loved' })).toBeVisible();
  });

  it('of the cart shows the drawing too, which closes the cart', async () => {
    const user = openPage('/tattoos');
    await user.click(screen.getByRole('button', { name: /^Open cart/ }));
    const panel = await screen.findByRole('dialog', { name: 'Shopping Cart' });
    await user.click(await within(panel).findByRole('link', { name: 'Loved Tee, drawn by June Park' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe(`/products/${LOVED.id}`);
  });
});
