import { openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, screen, waitFor, within } from '@shop/component-testing';
import sections from '../../section.tsx';
import { address, adminProduct, givenCatalog } from '../../../test/catalog.ts';

const OPENS = '2036-11-29T00:00:00.000Z';
const line = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(name) });
const selected = (): HTMLElement => screen.getByRole('region', { name: 'Selected products' });

describe('drafts and products that wait for their moment', () => {
  const draft = adminProduct('Draft Tee', { state: 'draft', version: 4 });
  const drop = adminProduct('Drop Hoodie', { visibleFrom: OPENS, buyableFrom: OPENS, opensAt: OPENS });
  const live = adminProduct('Live Cap');

  it('say so on cards and lines', async () => {
    givenCatalog({ products: [draft, drop, live] });
    const user = openSection(sections, '/admin/products');
    expect(await screen.findByText('Draft')).toBeVisible();
    expect(screen.getByText(/^Visible Nov 28, 7:00.PM$/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'List' }));
    await screen.findByRole('table', { name: 'Products' });
    expect(line('Draft Tee')).toHaveTextContent('Draft');
    expect(line('Drop Hoodie')).toHaveTextContent(/Visible Nov 28, 7:00.PM/);
    expect(line('Live Cap')).not.toHaveTextContent(/Draft|Visible|Opens/);
  });

  it('have filters with their counts', async () => {
    givenCatalog({ products: [draft, drop, live] });
    const user = openSection(sections, '/admin/products?view=list');
    await user.click(await screen.findByRole('radio', { name: 'Drafts (1)' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Live Cap/ })).not.toBeInTheDocument());
    expect(address()).toBe('/products?view=list&state=draft');
    await user.click(screen.getByRole('radio', { name: 'Waiting (1)' }));
    expect(await screen.findByRole('row', { name: /Drop Hoodie/ })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Any state' }));
    await waitFor(() => expect(line('Live Cap')).toBeVisible());
  });

  it('are shown together, each with the version that was seen, and Undo hides those that were shown', async () => {
    const other = adminProduct('Other Tee', { state: 'draft' });
    givenCatalog({ products: [draft, other, live] });
    const edits = answer('post', '/api/admin/products/selected', ({ body }) => ({
      outcomes: body.edits.map(({ id, version }) => ({
        id,
        outcome: id === other.id && version === 1 ? ('failed' as const) : ('done' as const),
        message: id === other.id ? 'Someone else has changed this product meanwhile' : null,
      })),
    }));
    const user = openSection(sections, '/admin/products?view=list');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all products' }));
    await press(user, selected(), 'Show in the shop');
    await waitFor(() => expect(toasts()).toHaveTextContent('1 of 2 products were not shown in the shop'));
    expect(line('Other Tee')).toHaveTextContent('Someone else has changed this product meanwhile');
    await press(user, toasts(), 'Undo');
    await waitFor(() => expect(toasts()).toHaveTextContent('1 product hidden from the shop'));
    await press(user, selected(), 'Keep as a draft');
    await waitFor(() => expect(edits).toHaveLength(3));
    expect(edits.map(({ body }) => body.edits)).toEqual([
      [
        { id: draft.id, version: 4, state: 'live' },
        { id: other.id, version: 1, state: 'live' },
      ],
      [{ id: draft.id, version: 5, state: 'draft' }],
      [{ id: live.id, version: 1, state: 'draft' }],
    ]);
  });

  it('have no place in a shop without them', async () => {
    givenCatalog({ products: [live] });
    const user = openSection(sections, '/admin/products?view=list');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Live Cap' }));
    expect(screen.queryByRole('radiogroup', { name: 'In the shop' })).not.toBeInTheDocument();
    expect(within(selected()).getByRole('button', { name: 'Keep as a draft' })).toBeEnabled();
    expect(within(selected()).queryByRole('button', { name: 'Show in the shop' })).not.toBeInTheDocument();
  });
});
