import type { Listing, ProductDetail, ProductImage } from '@shop/contract';
import { answer, hold, refuse, screen, waitFor, within } from '@shop/component-testing';
import { observeWindow } from '#test/observe-window.ts';
import { goOffline } from '#test/offline.ts';
import { main, openPage, SETTINGS } from '#test/open-page.tsx';
import { cartLine, listing, product, productCard, sizedProduct } from '#test/products.ts';

type User = ReturnType<typeof openPage>;

interface Page {
  search?: string;
  images?: ProductImage[];
  more?: Listing;
}

function openProduct(shown: ProductDetail, { search = '', images = [], more = listing([]) }: Page = {}): User {
  answer('get', '/api/products/{id}', shown);
  answer('get', '/api/products/{id}/images', images);
  answer('get', '/api/products/listing', more);
  return openPage(`/products/${shown.id}${search}`);
}

const addButton = (): HTMLElement => within(main()).getByRole('button', { name: /^Add to Cart/ });
const radio = (name: string): HTMLElement => screen.getByRole('radio', { name });

describe('sizes', () => {
  it('asks for one before adding, and adds the chosen one', async () => {
    const hoodie = sizedProduct({ S: 12, M: 3, L: 40, XL: 0 }, { name: 'Asking Hoodie' });
    const added = answer('post', '/api/cart', () => new Response('{}'));
    const user = openProduct(hoodie);
    expect(await screen.findByRole('radio', { name: 'S' })).not.toBeChecked();
    expect(addButton()).toHaveAccessibleName('Add to Cart $48.00. Please select a size.');
    expect(screen.queryByText(/^Only \d+ left/)).not.toBeInTheDocument();
    await user.click(addButton());
    expect(await screen.findByText('Please select a size')).toBeVisible();
    expect(radio('S')).toHaveFocus();
    await user.click(radio('M'));
    expect(radio('M')).toBeChecked();
    await waitFor(() => expect(window.location.search).toBe('?size=m'));
    expect(screen.queryByText('Please select a size')).not.toBeInTheDocument();
    expect(screen.getByText('Only 3 left in stock!')).toBeVisible();
    await user.click(addButton());
    expect(await screen.findByText('1 Asking Hoodie, M added to your cart')).toBeVisible();
    expect(added.map(({ body }) => body.variantId)).toEqual([hoodie.variants[1]?.id]);
  });

  it('names a sold-out one once, lets it be chosen, and does not sell it', async () => {
    const user = openProduct(sizedProduct({ M: 3, XL: 0 }));
    await user.click(await screen.findByRole('radio', { name: 'XL, sold out' }));
    expect(await screen.findByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    expect(screen.queryByText(/sold out/i)).not.toBeInTheDocument();
    await user.click(radio('M'));
    expect(addButton()).toBeEnabled();
  });

  it('at different prices show the lowest until one is chosen', async () => {
    const user = openProduct(sizedProduct({ M: 3, XXL: { stock: 4, price: '52.50' } }), { search: '?size=unknown' });
    expect(await within(main()).findByText('From $48.00')).toBeVisible();
    await user.click(radio('XXL'));
    await waitFor(() => expect(screen.queryByText('From $48.00')).not.toBeInTheDocument());
    expect(within(main()).getAllByText('$52.50')[0]).toBeVisible();
    expect(addButton()).toHaveTextContent('$52.50');
    expect(screen.getByRole('button', { name: 'Size: XXL. Change' })).toBeInTheDocument();
  });

  it('have the fit of the product beside them', async () => {
    openProduct(sizedProduct({ M: 3 }, { fitScale: 'Runs large' }));
    expect(await screen.findByText('Runs large')).toBeVisible();
  });

  it('are chosen by the address', async () => {
    openProduct(sizedProduct({ M: 3, XXL: 4 }), { search: '?size=xxl' });
    expect(await screen.findByRole('radio', { name: 'XXL' })).toBeChecked();
  });

  it('with an image move the gallery to it', async () => {
    const images = ['/sand.jpg', '/night.jpg'].map((imageUrl, sortOrder) => ({
      imageUrl,
      sortOrder,
      isMain: sortOrder === 0,
      alt: sortOrder === 0 ? 'Sand, from the front' : '',
      image: null,
    }));
    const shown = sizedProduct(
      { Sand: 3, Night: { stock: 4, imageUrl: '/night.jpg' } },
      { name: 'Two Colors', optionNames: ['Color'] },
    );
    const user = openProduct(shown, { images });
    expect(await screen.findByRole('img', { name: 'Sand, from the front, picture 1 of 2' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Image 1: Sand, from the front' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Image 2' })).toBeVisible();
    await user.click(radio('Night'));
    expect(await screen.findByRole('img', { name: 'Two Colors, picture 2 of 2' })).toBeVisible();
    expect(window.location.search).toBe('?color=night');
  });

  it('of two options are sold out together with the other choice', async () => {
    answer('post', '/api/cart', () => new Response('{}'));
    const stock = { 'M / Black': 0, 'M / Sand': 2, 'L / Black': 3 };
    const user = openProduct(sizedProduct(stock, { name: 'Sand Shirt', optionNames: ['Size', 'Color'] }), { search: '?size=M' });
    expect(await screen.findByRole('radio', { name: 'M' })).toBeChecked();
    expect(radio('Black, sold out')).toBeVisible();
    await user.click(addButton());
    expect(await screen.findByText('Please select a color')).toBeVisible();
    await user.click(radio('Sand'));
    await user.click(addButton());
    expect(await screen.findByText('1 Sand Shirt, M / Sand added to your cart')).toBeVisible();
  });
});

describe('the buy box', () => {
  it('names what is counted, and warns above the stock', async () => {
    const user = openProduct(product({ name: 'Nearly Gone', stockQuantity: 3 }));
    expect(await screen.findByText('Only 3 left in stock!')).toBeVisible();
    const stepper = screen.getByRole('group', { name: 'Quantity of Nearly Gone' });
    const more = within(stepper).getByRole('button', { name: 'Increase quantity' });
    expect(within(stepper).getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
    await user.click(more);
    await user.click(more);
    expect(within(stepper).getByRole('status')).toHaveTextContent('3');
    expect(screen.queryByText('3 is all we have.')).not.toBeInTheDocument();
    await user.click(more);
    expect(screen.getByText('3 is all we have.')).toBeVisible();
    const added = answer('post', '/api/cart', () => refuse(409, 'Only 3 left in stock'));
    await user.click(screen.getByRole('button', { name: 'Add the last 3 $144.00' }));
    await waitFor(() => expect(added.map(({ body }) => body.quantity)).toEqual([3]));
  });

  it('of a sold-out product cannot be pressed', async () => {
    openProduct(product({ stockQuantity: 0, inStock: false }));
    expect(await screen.findByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  });

  it('adds a product while the cart is still loading', async () => {
    const tee = product({ name: 'Early Tee' });
    const { passed, release } = hold();
    let reads = 0;
    answer('get', '/api/cart', async () => {
      reads += 1;
      if (reads > 1) return [cartLine(tee)];
      await passed;
      return [];
    });
    const added = answer('post', '/api/cart', () => new Response('{}'));
    const user = openProduct(tee);
    await user.click(await within(main()).findByRole('button', { name: /^Add to Cart/ }));
    await waitFor(() => expect(added).toHaveLength(1));
    release();
    expect(await screen.findByText('Added to cart')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Open cart, 1 item' })).toBeVisible();
  });
});

describe('offline', () => {
  it('says what a product waits for, and adds it later', async () => {
    const added = answer('post', '/api/cart', () => new Response('{}'));
    const user = openProduct(product());
    await within(main()).findByRole('button', { name: /^Add to Cart/ });
    const reconnect = goOffline();
    await user.click(addButton());
    expect(await within(main()).findByRole('button', { name: 'Waiting for connection...' })).toBeVisible();
    expect(added).toEqual([]);
    reconnect();
    expect(await screen.findByText('Added to cart')).toBeVisible();
    expect(added).toHaveLength(1);
  });
});

describe('the page', () => {
  it('has rows for its texts and the published policies', async () => {
    answer('get', '/api/settings', { ...SETTINGS, pages: [{ slug: 'returns', title: 'Sent Back' }] });
    openProduct(product({ fabricCare: 'Heavy fleece.', fit: 'Runs large.' }));
    const row = async (title: string) => (await screen.findByText(title)).closest('details');
    expect(await row('Story')).toHaveAttribute('open');
    expect(await row('Fabric and Care')).not.toHaveAttribute('open');
    expect(await row('Fabric and Care')).toHaveTextContent('Heavy fleece.');
    expect(await row('Fit')).toHaveTextContent('Runs large.');
    const policies = await row('Shipping and Returns');
    expect(within(policies!).getByRole('link', { name: 'Sent Back', hidden: true })).toHaveAttribute('href', '/pages/returns');
  });

  it('ends with at most four other products of the artist, read when somebody comes near', async () => {
    const comeNear = observeWindow();
    const artist = { id: '22222222-0000-4000-8000-000000000000', name: 'June Park' };
    const others = Array.from({ length: 5 }, (_, index) => productCard({ id: `${index}`, name: `Other ${index}` }));
    const shown = product({
      artistId: artist.id,
      artist: { ...artist, location: 'Tulsa', story: '', imageUrl: null, shareBps: null },
    });
    openProduct(shown);
    const asked = answer('get', '/api/products/listing', listing([productCard({ id: shown.id }), ...others]));
    const more = await screen.findByRole('region', { name: 'More from June Park' });
    expect(asked).toEqual([]);
    comeNear(more);
    const cards = await within(more).findAllByRole('article');
    const links = cards.map((card) => within(card).getByRole('link').getAttribute('href'));
    expect(links).toEqual(['/products/0', '/products/1', '/products/2', '/products/3']);
  });
});
