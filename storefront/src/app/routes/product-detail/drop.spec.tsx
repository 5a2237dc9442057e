import type { ProductDetail } from '@shop/contract';
import { answer, screen } from '@shop/component-testing';
import { openPage } from '#test/open-page.tsx';
import { listing, product } from '#test/products.ts';

function openProduct(shown: ProductDetail): ReturnType<typeof openPage> {
  answer('get', '/api/products/{id}', shown);
  answer('get', '/api/products/{id}/images', []);
  answer('get', '/api/products/listing', listing([]));
  return openPage(`/products/${shown.id}`);
}

const MINUTE_MS = 60_000;
const fromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** The shop's clock is that many minutes ahead of the phone's. */
function shopIsAhead(minutes: number): void {
  const date = new Date(Date.now() + minutes * MINUTE_MS).toUTCString();
  answer('get', '/api/health', () => Response.json({ status: 'ok' }, { headers: { date } }));
}

beforeEach(() => shopIsAhead(0));

describe('a drop', () => {
  const OPENS = 'Fri, Nov 28, 7:00 PM ET';

  it('says when it opens, and sells nothing before', async () => {
    openProduct(product({ opensAt: '2036-11-29T00:00:00.000Z' }));
    expect(await screen.findByText(`Drops ${OPENS}`)).toBeVisible();
    expect(screen.getByRole('button', { name: `Opens ${OPENS}` })).toBeDisabled();
    expect(screen.getByText(/^[\d,]+ days \d\d:\d\d:\d\d$/)).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
  });

  it('opens without a reload when its moment has come', async () => {
    const shown = product({ id: '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a77', opensAt: fromNow(-1) });
    openProduct(shown);
    expect(await screen.findByText(/^Drops /)).toBeVisible();
    answer('get', '/api/products/{id}', { ...shown, opensAt: null });
    expect(await screen.findByRole('button', { name: /^Add to Cart/ }, { timeout: 4_000 })).toBeEnabled();
    expect(screen.getByText('Open now')).toHaveRole('status');
    expect(screen.queryByText(/^Drops /)).not.toBeInTheDocument();
  });

  it('opens by the clock of the shop on a phone that is late', async () => {
    shopIsAhead(10);
    const shown = product({ id: '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a78', opensAt: fromNow(10 * MINUTE_MS) });
    openProduct(shown);
    expect(await screen.findByText('00:00:00')).toBeVisible();
    answer('get', '/api/products/{id}', { ...shown, opensAt: null });
    expect(await screen.findByRole('button', { name: /^Add to Cart/ }, { timeout: 4_000 })).toBeEnabled();
  });

  it('counts by the clock of the shop on a phone that is early', async () => {
    shopIsAhead(-60);
    openProduct(product({ opensAt: fromNow(-MINUTE_MS) }));
    expect(await screen.findByText(/^00:(58:[345]|59:0)\d$/)).toBeVisible();
  });

  it('is shown by a preview link, which says that it is no page of the shop', async () => {
    const shown = product({ name: 'Prepared Hoodie' });
    const reads = answer('get', '/api/products/{id}', shown);
    const images = answer('get', '/api/products/{id}/images', []);
    answer('get', '/api/products/listing', listing([]));
    openPage(`/products/${shown.id}?preview=1.token`);
    expect(await screen.findByText('Preview. Not in the shop.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /Prepared Hoodie/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Add to Cart/ }).closest('[inert]')).toBeInTheDocument();
    expect([...reads, ...images].map(({ query }) => query)).toEqual([{ preview: '1.token' }, { preview: '1.token' }]);
    expect(document.head.innerHTML).toContain('noindex');
    expect(document.head.innerHTML).not.toContain('schema.org/Product');
  });

  it('has a most per order, which the quantity cannot pass', async () => {
    const user = openProduct(product({ mostPerOrder: 2 }));
    expect(await screen.findByText('At most 2 per order')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(screen.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
  });
});
