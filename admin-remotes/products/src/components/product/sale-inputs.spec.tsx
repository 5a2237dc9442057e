import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, waitFor, within } from '@shop/component-testing';
import type { AdminProduct, SaveProduct } from '@shop/contract';
import sections from '../../section.tsx';
import { adminProduct, editConflict, givenCatalog } from '../../../test/catalog.ts';

const OPENS = '2036-11-29T00:00:00.000Z';

function openForm(product: AdminProduct) {
  givenCatalog({ products: [product] });
  return { user: openSection(sections, `/admin/products/${product.id}`), form: dialog('Edit Product') };
}

const saleOf = ({ state, visibleFrom, buyableFrom, mostPerOrder }: SaveProduct) => ({
  state,
  visibleFrom,
  buyableFrom,
  mostPerOrder,
});

describe('when a product is in the shop', () => {
  it('is chosen on the clock of the shop', async () => {
    const tee = adminProduct('Dawn Tee');
    const saves = answer('put', '/api/admin/products/{id}', tee);
    const { user, form: opening } = openForm(tee);
    const form = await opening;
    expect(within(form).getByRole('switch', { name: 'Visible in the shop' })).toBeChecked();
    expect(within(form).getByLabelText('Visible from')).toHaveAccessibleDescription('Eastern Time');
    fill(form, 'Visible from', '2036-11-28T19:00');
    fill(form, 'On sale from', '2036-11-28T18:59');
    await press(user, form, 'Update Product');
    expect(await within(form).findByText('On sale from cannot be before Visible from')).toBeVisible();
    fill(form, 'On sale from', '2036-07-01T12:30');
    fill(form, 'Visible from', '');
    expect(within(form).getByLabelText('On sale from')).toHaveAccessibleDescription(/Jul 1, 2036, 12:30.PM EDT/);
    fill(form, 'At most per order', '100');
    await press(user, form, 'Update Product');
    expect(await within(form).findByText(/^At most per order must be a whole number from 1 to 99/)).toBeVisible();
    fill(form, 'At most per order', '2');
    await press(user, form, 'Update Product');
    await waitFor(() => expect(toasts()).toHaveTextContent('Product updated successfully'));
    expect(saves.map(({ body }) => saleOf(body))).toEqual([
      { state: 'live', visibleFrom: null, buyableFrom: '2036-07-01T16:30:00.000Z', mostPerOrder: 2 },
    ]);
  });

  it('says beside the moments that nobody can buy it then, and saves it all the same', async () => {
    const tee = adminProduct('Dawn Tee', { stockQuantity: 0 });
    const saves = answer('put', '/api/admin/products/{id}', tee);
    const { user, form: opening } = openForm(tee);
    const form = await opening;
    const lacks = 'When the sale begins: 0 pieces, so nobody can buy it. No image yet.';
    expect(within(form).queryByText(/^When the sale begins/)).not.toBeInTheDocument();
    fill(form, 'On sale from', '2036-11-28T19:00');
    expect(await within(form).findByText(lacks)).toBeVisible();
    fill(form, 'Stock Quantity', '12');
    expect(await within(form).findByText('When the sale begins: No image yet.')).toBeVisible();
    fill(form, 'Stock Quantity', '0');
    await press(user, form, 'Update Product');
    await waitFor(() => expect(saves.map(({ body }) => saleOf(body).buyableFrom)).toEqual([OPENS]));
  });

  it('is not decided by the dates of a draft, which keeps them', async () => {
    const hoodie = adminProduct('Dawn Hoodie', { visibleFrom: OPENS, buyableFrom: OPENS });
    const saves = answer('put', '/api/admin/products/{id}', hoodie);
    const { user, form: opening } = openForm(hoodie);
    const form = await opening;
    const dates = ['Visible from', 'On sale from'].map((label) => within(form).getByLabelText(label));
    for (const date of dates) expect(date).toBeEnabled();
    await user.click(within(form).getByRole('switch', { name: 'Visible in the shop' }));
    await waitFor(() => {
      for (const date of dates) expect(date).toBeDisabled();
    });
    expect(dates.map((date) => (date as HTMLInputElement).value)).toEqual(['2036-11-28T19:00', '2036-11-28T19:00']);
    expect(within(form).getByText('A draft is nowhere in the shop, whatever its dates.')).toBeVisible();
    await press(user, form, 'Update Product');
    await waitFor(() =>
      expect(saves.map(({ body }) => saleOf(body))).toEqual([
        { state: 'draft', visibleFrom: OPENS, buyableFrom: OPENS, mostPerOrder: null },
      ]),
    );
  });

  it('is seen before by a preview link, which is copied', async () => {
    const tee = adminProduct('Dawn Tee', { state: 'draft' });
    const url = `/products/${tee.id}?preview=1.token`;
    const made = answer('post', '/api/admin/products/{id}/preview-link', { url, expiresAt: OPENS });
    const { user, form: opening } = openForm(tee);
    const form = await opening;
    await press(user, form, 'Copy preview link');
    await waitFor(() => expect(toasts()).toHaveTextContent('Preview link copied'));
    expect(await navigator.clipboard.readText()).toBe(`${globalThis.location.origin}${url}`);
    expect(within(form).getByLabelText('Preview link')).toHaveValue(`${globalThis.location.origin}${url}`);
    expect(within(form).getByText(/^Shows what is saved until Fri, Nov 28, 2036, 7:00.PM EST\.$/)).toBeVisible();
    expect(made.map(({ path }) => path['id'])).toEqual([tee.id]);
  });

  it('shows what the server says at its field', async () => {
    const tee = adminProduct('Dawn Tee');
    const message = 'Visible from must be a date and time with its zone, from 2000 to 2100';
    answer('put', '/api/admin/products/{id}', () => refuse(400, message, { errors: { visibleFrom: message } }));
    const { user, form: opening } = openForm(tee);
    const form = await opening;
    fill(form, 'Visible from', '2036-11-28T19:00');
    await press(user, form, 'Update Product');
    expect(await within(form).findByText(message)).toBeVisible();
    expect(within(form).getByLabelText('Visible from')).toHaveValue('2036-11-28T19:00');
  });

  it('asks whose moment is kept when two people moved it, and keeps what only one has changed', async () => {
    const tee = adminProduct('Dawn Tee');
    const theirs = adminProduct('Dawn Tee', { version: 2, buyableFrom: OPENS, mostPerOrder: 3 });
    const sent = answer('put', '/api/admin/products/{id}', ({ body }) => (body.version === 2 ? theirs : editConflict(theirs)));
    const { user, form: opening } = openForm(tee);
    const form = await opening;
    fill(form, 'On sale from', '2036-11-27T19:00');
    await press(user, form, 'Update Product');
    const conflict = await dialog('Someone else has changed this product');
    expect(within(conflict).getAllByRole('row')).toHaveLength(2);
    expect(within(conflict).getByRole('row', { name: /^On sale from/ })).toHaveTextContent(/Nov 27, 2036.*Nov 28, 2036/);
    await press(user, conflict, 'Keep mine');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(saleOf(sent[1]!.body)).toMatchObject({ buyableFrom: '2036-11-28T00:00:00.000Z', mostPerOrder: 3 });
  });
});
