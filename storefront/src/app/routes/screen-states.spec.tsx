import { answer, hold, type PathWith, refuse, screen, waitFor, within } from '@shop/component-testing';
import { main, openPage } from '#test/open-page.tsx';
import { listing, product } from '#test/products.ts';

const SOME_ID = '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b';
const FAILURE = 'Something went wrong on our side';

interface LoadingScreen {
  screen: string;
  url: string;
  reads: PathWith<'get'>;
  loading: string;
  placeholders?: number;
  failure: string;
}

const SCREENS: LoadingScreen[] = [
  {
    screen: 'Home',
    url: '/',
    reads: '/api/products/featured',
    loading: 'Loading products...',
    placeholders: 8,
    failure: 'Failed to fetch products',
  },
  {
    screen: 'the listing',
    url: '/products',
    reads: '/api/products/listing',
    loading: 'Loading products...',
    placeholders: 12,
    failure: 'Failed to fetch products',
  },
  {
    screen: 'a product',
    url: `/products/${SOME_ID}`,
    reads: '/api/products/{id}',
    loading: 'Loading product...',
    failure: 'Product Not Found',
  },
  {
    screen: 'the artists',
    url: '/artists',
    reads: '/api/artists',
    loading: 'Loading artists...',
    placeholders: 6,
    failure: 'The artists could not be loaded',
  },
  {
    screen: 'an artist',
    url: `/artists/${SOME_ID}`,
    reads: '/api/artists/{id}',
    loading: 'Loading artist...',
    failure: 'This artist could not be loaded',
  },
  {
    screen: 'the portfolio',
    url: '/tattoos',
    reads: '/api/portfolio',
    loading: 'Loading portfolio...',
    failure: 'The portfolio could not be loaded',
  },
  {
    screen: 'the checkout',
    url: '/checkout',
    reads: '/api/cart',
    loading: 'Loading your cart...',
    failure: 'Your cart could not be loaded',
  },
  {
    screen: 'an order',
    url: `/order-confirmation/${SOME_ID}`,
    reads: '/api/orders/{id}',
    loading: 'Loading order details...',
    failure: 'Order not found',
  },
];

const ARTIST = {
  id: SOME_ID,
  name: 'June Park',
  location: 'Tulsa, Oklahoma',
  story: 'She has only just begun.',
  imageUrl: null,
  isActive: true,
  productCount: 0,
  image: null,
};

// What a screen reads besides the data of its row.
beforeEach(() => {
  answer('get', '/api/products/{id}/images', []);
  answer('get', '/api/artists/{id}/products', []);
  answer('get', '/api/products/listing', listing([]));
  answer('get', '/api/products', []);
});

describe.each(SCREENS)('$screen', ({ url, reads, loading, placeholders, failure }) => {
  it('shows placeholders while loading', async () => {
    const { passed, release } = hold();
    answer('get', reads, async () => {
      await passed;
      return refuse(500, FAILURE);
    });
    openPage(url);
    const message = (await within(main()).findAllByText(loading))[0]!;
    const list = [...main().querySelectorAll('ul')].find((one) => message.compareDocumentPosition(one) & 4);
    if (placeholders) expect(list?.children).toHaveLength(placeholders);
    release();
    await waitFor(() => expect(within(main()).queryByText(loading)).not.toBeInTheDocument());
  });

  it('shows an error message and a way to continue if loading fails', async () => {
    answer('get', reads, () => refuse(500, FAILURE));
    openPage(url);
    expect(await within(main()).findByText(failure)).toBeVisible();
    const ways = [...within(main()).queryAllByRole('button'), ...within(main()).queryAllByRole('link')];
    expect(ways).not.toEqual([]);
  });
});

describe('an empty shop', () => {
  beforeEach(() => {
    answer('get', '/api/products/featured', []);
    answer('get', '/api/artists', []);
    answer('get', '/api/portfolio', []);
  });

  it.each([
    ['/', ['No products available at the moment.', 'Check back soon for new arrivals!']],
    ['/products', ['No products found matching your criteria', 'Showing 0 of 0 products']],
    ['/artists', ['Our first artists are still drawing']],
    ['/tattoos', ['No Portfolio Images Yet']],
    ['/checkout', ['Your cart is empty']],
  ])('says at %s that there is nothing', async (url, texts) => {
    openPage(url);
    for (const text of texts) expect(await within(main()).findByText(text)).toBeVisible();
  });
});

describe('an artist', () => {
  it('without products says so', async () => {
    answer('get', '/api/artists/{id}', ARTIST);
    openPage(`/artists/${SOME_ID}`);
    expect(await screen.findByText('No products available from this artist yet.')).toBeVisible();
    expect(main()).toHaveTextContent('0 Designs Available');
  });

  it('shows four placeholders while its products load', async () => {
    const { passed, release } = hold();
    answer('get', '/api/artists/{id}', ARTIST);
    answer('get', '/api/artists/{id}/products', async () => {
      await passed;
      return [product()];
    });
    openPage(`/artists/${SOME_ID}`);
    expect(await screen.findByText('Loading products...')).toBeInTheDocument();
    expect(main().querySelector('ul')?.children).toHaveLength(4);
    release();
    expect(await within(main()).findByRole('article')).toHaveTextContent('Daybreak Hoodie');
  });
});

describe('the portfolio', () => {
  it('shows twelve placeholders while loading', async () => {
    const { passed, release } = hold();
    answer('get', '/api/portfolio', async () => {
      await passed;
      return [];
    });
    openPage('/tattoos');
    const loading = await screen.findByText('Loading portfolio...');
    expect(loading.nextElementSibling?.children).toHaveLength(12);
    release();
    expect(await screen.findByText('No Portfolio Images Yet')).toBeVisible();
  });

  it('has a player for each video', async () => {
    answer('get', '/api/portfolio', [
      {
        id: SOME_ID,
        mediaUrl: '/api/images/clip.mp4',
        mediaType: 'video',
        isCoverUp: false,
        description: 'Lettering, start to finish',
        sortOrder: 0,
        createdAt: '2026-01-01T00:00:00.000Z',
        image: null,
        fileStatus: 'ready',
      },
    ]);
    openPage('/tattoos');
    expect(await screen.findByRole('heading', { name: 'Videos' })).toBeVisible();
    expect(main().querySelectorAll('video[controls]')).toHaveLength(1);
    expect(screen.getByText('Lettering, start to finish')).toBeVisible();
  });
});
