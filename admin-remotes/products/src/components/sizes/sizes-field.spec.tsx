import { choose, dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, type UserEvent, waitFor, within } from '@shop/component-testing';
import type { AdminProduct, SaveProduct } from '@shop/contract';
import sections from '../../section.tsx';
import { adminProduct, givenCatalog, sizedProduct } from '../../../test/catalog.ts';

const stockOf = ({ variants }: SaveProduct): Record<string, number> =>
  Object.fromEntries((variants ?? []).map(({ values, stockQuantity }) => [values.join(' / '), stockQuantity]));

async function openEdit(product: AdminProduct): Promise<{ user: UserEvent; form: HTMLElement; saves: { body: SaveProduct }[] }> {
  givenCatalog({ products: [product] });
  const saves = answer('put', '/api/admin/products/{id}', product);
  const user = openSection(sections, '/admin/products');
  await user.click(await screen.findByRole('button', { name: `Edit ${product.name}` }));
  return { user, form: await dialog('Edit Product'), saves };
}

async function save(user: UserEvent, form: HTMLElement): Promise<void> {
  await press(user, form, 'Update Product');
  await waitFor(() => expect(toasts()).toHaveTextContent('Product updated successfully'));
}

describe('the sizes of a product', () => {
  it('are added by keyboard, and its pieces are handed out to them', async () => {
    const { user, form, saves } = await openEdit(adminProduct('Counted Tee', { stockQuantity: 12 }));
    within(form).getByRole('button', { name: 'Add sizes' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(within(form).getByRole('button', { name: 'XS to 3XL' })).toHaveFocus());
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await within(form).findByText('12 pieces have no size yet: 12 to hand out')).toBeVisible();
    await waitFor(() => expect(within(form).getByLabelText('Stock of S')).toHaveFocus());
    fill(form, 'Stock of S', '4');
    fill(form, 'Stock of L', '6');
    expect(await within(form).findByText('12 pieces have no size yet: 2 to hand out')).toBeVisible();
    expect(within(form).getByLabelText('Stock Quantity')).toHaveValue('10');
    expect(within(form).getByLabelText('Stock Quantity')).toBeDisabled();
    expect(within(form).getByText('Counted by size below')).toBeVisible();
    await save(user, form);
    expect(saves[0]?.body.optionNames).toEqual(['Size']);
    expect(stockOf(saves[0]!.body)).toEqual({ S: 4, M: 0, L: 6, XL: 0 });
  });

  it('get the pieces that wait for one', async () => {
    const product = sizedProduct('Waiting Tee', { S: 4, L: 6 }, { unassignedStock: 2 });
    const { user, form, saves } = await openEdit(product);
    const card = screen.getByRole('heading', { name: 'Waiting Tee' }).closest('li');
    expect(card).toHaveTextContent('S 4 · L 6');
    expect(card).toHaveTextContent('2 pieces wait for a size');
    const moves = answer('post', '/api/admin/products/{id}/assign-stock', product);
    await choose(user, 'Move to', 'L');
    await press(user, form, 'Move');
    await waitFor(() => expect(toasts()).toHaveTextContent('2 pieces moved to L'));
    expect(moves.map(({ body }) => body)).toEqual([{ variantId: product.variants[1]?.id, quantity: 2 }]);
    expect(within(form).getByLabelText('Stock of L')).toHaveValue('8');
    await waitFor(() => expect(within(form).queryByText(/wait for a size/)).not.toBeInTheDocument());
    await save(user, form);
    const moved = saves[0]?.body.variants?.find(({ values }) => values[0] === 'L');
    // The pieces are in stock already: a save must not add them once more.
    expect(moved).toMatchObject({ stockQuantity: 8, stockQuantityRead: 8 });
  });

  it('are pasted, hidden and priced', async () => {
    const { user, form, saves } = await openEdit(sizedProduct('Pasted Tee', { S: 4, M: 5, L: 6 }));
    fill(form, 'Add sizes with their stock', 'XS 2, m 9\n2XL');
    await press(user, form, 'Update Product');
    expect(await within(form).findByText('Press Add to add these sizes, or clear the field')).toBeVisible();
    await press(user, form, 'Add');
    await waitFor(() => expect(within(form).getAllByLabelText(/^Stock of /)).toHaveLength(5));
    expect(within(form).getByLabelText('Stock of M')).toHaveValue('9');
    await press(user, form, 'Hide L');
    expect(await within(form).findByText('Hidden')).toBeVisible();
    fill(form, 'Price of M', '40');
    await press(user, form, 'Update Product');
    expect(await within(form).findByText('At least $48.00')).toBeVisible();
    fill(form, 'Price of M', '52');
    await save(user, form);
    expect(stockOf(saves[0]!.body)).toEqual({ XS: 2, S: 4, M: 9, L: 6, '2XL': 0 });
    const sent = saves[0]!.body.variants!;
    expect(sent.filter(({ isActive }) => isActive === false).map(({ values }) => values)).toEqual([['L']]);
    expect(sent.filter(({ priceOverride }) => priceOverride).map(({ priceOverride }) => Number(priceOverride))).toEqual([52]);
  });

  it('keep what was sold of one of them while the form is open', async () => {
    const product = sizedProduct('Sold Tee', { S: 4, M: 5 });
    const { user, form } = await openEdit(product);
    const [s] = product.variants;
    const saves = answer('put', '/api/admin/products/{id}', ({ body }) => {
      const sent = body.variants?.find(({ id }) => id === s!.id);
      // Three of four are sold.
      if (1 + (sent?.stockQuantity ?? 0) - (sent?.stockQuantityRead ?? 0) >= 0) return product;
      const left = { code: 'STOCK_CHANGED', variantId: s!.id, stockQuantity: 1 };
      return refuse(409, 'Stock has changed meanwhile: only 1 of S left', left);
    });
    fill(form, 'Stock of S', '0');
    await press(user, form, 'Update Product');
    await waitFor(() => expect(toasts()).toHaveTextContent('Stock has changed meanwhile: only 1 of S left'));
    expect(await within(form).findByText('Now 1 in stock')).toBeVisible();
    fill(form, 'Stock of S', '1');
    await save(user, form);
    expect(saves.at(-1)?.body.variants?.[0]).toMatchObject({ stockQuantity: 1, stockQuantityRead: 1 });
  });

  it('are removed, and their pieces become the stock', async () => {
    const { user, form, saves } = await openEdit(sizedProduct('Plain Tee', { S: 4, M: 8 }));
    await press(user, form, 'Remove all sizes');
    await waitFor(() => expect(within(form).getByRole('button', { name: 'Add sizes' })).toHaveFocus());
    expect(await within(form).findByLabelText('Stock Quantity')).toHaveValue('12');
    fill(form, 'Stock Quantity', '7');
    await save(user, form);
    expect(saves[0]?.body).toMatchObject({ stockQuantity: 7, optionNames: [], variants: [] });
  });

  it('are counted in each value of a second option, and summed up when it goes', async () => {
    const { user, form, saves } = await openEdit(sizedProduct('Colored Tee', { S: 4, M: 5 }));
    await press(user, form, 'Add another option (for example Color)');
    const values = await within(form).findByLabelText('Values');
    expect(values).toHaveFocus();
    await user.keyboard('Black, White{Enter}');
    fill(form, 'Stock of S / White', '3');
    await save(user, form);
    expect(saves[0]?.body.optionNames).toEqual(['Size', 'Color']);
    expect(stockOf(saves[0]!.body)).toEqual({ 'S / Black': 4, 'S / White': 3, 'M / Black': 5, 'M / White': 0 });
  });

  it('lose an option: what it counted is added up', async () => {
    const product = sizedProduct('Two Tee', { 'S / Black': 4, 'S / White': 3 }, { optionNames: ['Size', 'Color'] });
    const { user, form } = await openEdit(product);
    await press(user, form, 'Remove option Color');
    expect(await within(form).findByLabelText('Stock of S')).toHaveValue('7');
  });
});
