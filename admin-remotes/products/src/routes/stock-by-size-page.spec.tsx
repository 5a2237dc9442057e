import { openSection, signInAs } from '@shop/admin-kit/testing';
import { answer, fireEvent, screen, waitFor, within } from '@shop/component-testing';
import type { StockRow } from '@shop/contract';
import sections from '../section.tsx';
import { address, adminProduct, givenCatalog } from '../../test/catalog.ts';

const hoodie = adminProduct('Swallow Hoodie');
const row = (differs: Partial<StockRow>): StockRow => ({
  productId: hoodie.id,
  name: hoodie.name,
  imageUrl: null,
  variantId: null,
  size: null,
  left: 12,
  sold30Days: 6,
  daysLeft: 60,
  onUnpaidOrders: 1,
  ...differs,
});

describe('the list of what to print again', () => {
  it('shows each size, and the filters and the search are part of the address', async () => {
    const requests = answer('get', '/api/admin/stock', ({ query }) =>
      query['filter'] === 'out'
        ? { rows: [row({ variantId: 'm', size: 'M', left: 0, daysLeft: null, sold30Days: 0 })], matching: 1 }
        : { rows: [row({ variantId: 'l', size: 'L' }), row({})], matching: 700 },
    );
    const user = openSection(sections, '/admin/products/stock?filter=out');
    const cells = async (): Promise<string[]> => {
      const table = await screen.findByRole('table', { name: 'Stock by size' });
      return within(table)
        .getAllByRole('row')
        .slice(1)
        .map((line) => [...line.children].map(({ textContent }) => textContent).join(' '));
    };
    expect(await cells()).toEqual(['Swallow Hoodie M 0 0 – 1']);
    await user.click(screen.getByRole('radio', { name: 'All sizes' }));
    expect(await screen.findByText(/^The first 2 of 700/)).toBeVisible();
    expect(await cells()).toEqual(['Swallow Hoodie L 12 6 60 1', 'Swallow Hoodie One size 12 6 60 1']);
    expect(screen.getAllByRole('link', { name: 'Swallow Hoodie' })[0]).toHaveAttribute('href', `/admin/products/${hoodie.id}`);
    fireEvent.change(screen.getByLabelText('Search by name or size'), { target: { value: 'swallow' } });
    await waitFor(() => expect(requests.at(-1)?.query).toEqual({ search: 'swallow' }));
    await waitFor(() => expect(address()).toBe('/products/stock?search=swallow'));
  });

  it('leads those who may only read to no product, and says that nothing is sold out', async () => {
    signInAs('packer');
    // Until the rights of the account are known.
    givenCatalog();
    answer('get', '/api/admin/stock', ({ query }) =>
      query['filter'] === 'out' ? { rows: [], matching: 0 } : { rows: [row({})], matching: 1 },
    );
    const user = openSection(sections, '/admin/products');
    expect(await screen.findByRole('rowheader', { name: 'Swallow Hoodie' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Swallow Hoodie' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Products' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Sold out' }));
    expect(await screen.findByText('No size is sold out')).toBeVisible();
  });
});
