import type { WaitingRow } from '@shop/contract';
import { openSection, SETTINGS } from '@shop/admin-kit/testing';
import { answer, screen, waitFor, within } from '@shop/component-testing';
import sections from '../section.tsx';
import { adminProduct, givenCatalog } from '../../test/catalog.ts';

const row = (name: string, waiting: number, over: Partial<WaitingRow> = {}): WaitingRow => ({
  productId: `p-${name}`,
  variantId: null,
  name,
  label: null,
  waiting,
  stockQuantity: 0,
  ...over,
});

function openProducts(rows: WaitingRow[], stockAlerts = true) {
  answer('get', '/api/settings', { ...SETTINGS, stockAlerts });
  const asked = answer('get', '/api/admin/alerts/waiting', { rows });
  givenCatalog({ products: [adminProduct('Daybreak Hoodie')] });
  return { asked, user: openSection(sections, '/admin/products') };
}
const card = () => screen.findByRole('region', { name: 'Waiting' });
const lines = (region: HTMLElement): (string | null)[] =>
  within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the card of those who wait', () => {
  it('counts people by product and size, and says what is in stock', async () => {
    openProducts([
      row('Dawn Hoodie', 41, { label: 'M', variantId: 'm' }),
      row('Dusk Cap', 1),
      row('Noon Tee', 7, { stockQuantity: 2 }),
    ]);
    const region = await card();
    expect(lines(region)).toEqual(['Dawn Hoodie, M: 41 people', 'Dusk Cap: 1 person', 'Noon Tee: 7 people, 2 in stock']);
    expect(within(region).getByRole('link', { name: 'Dawn Hoodie, M' })).toHaveAttribute('href', '/admin/products/p-Dawn Hoodie');
  });

  it('shows ten, and all on request', async () => {
    const { user } = openProducts(Array.from({ length: 12 }, (_, n) => row(`Tee ${n}`, 20 - n)));
    const region = await card();
    expect(lines(region)).toHaveLength(10);
    await user.click(within(region).getByRole('button', { name: 'Show all 12' }));
    expect(lines(region)).toHaveLength(12);
  });

  it('is absent while nobody waits', async () => {
    const { asked } = openProducts([]);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(await screen.findByRole('heading', { name: 'Daybreak Hoodie' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Waiting' })).not.toBeInTheDocument();
  });

  it('asks nothing in a shop without alerts', async () => {
    const { asked } = openProducts([row('Dawn Hoodie', 41)], false);
    expect(await screen.findByRole('heading', { name: 'Daybreak Hoodie' })).toBeVisible();
    expect([asked, screen.queryByRole('region', { name: 'Waiting' })]).toEqual([[], null]);
  });
});
