import { choose, dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, screen, type UserEvent, waitFor, within } from '@shop/component-testing';
import sections from '../../section.tsx';
import { address, adminProduct, givenCatalog, sizedProduct } from '../../../test/catalog.ts';

const table = (): Promise<HTMLElement> => screen.findByRole('table', { name: 'Products' });
const changes = (): HTMLElement => screen.getByRole('region', { name: 'Unsaved changes' });

describe('the list of products', () => {
  it('changes the stock of several products by what was typed, with the mouse for one field and one button', async () => {
    const products = Array.from({ length: 4 }, (_, index) => adminProduct(`Tee ${index}`, { stockQuantity: index }));
    givenCatalog({ products });
    const saves = answer('post', '/api/admin/products/selected', ({ body: { edits } }) => ({
      outcomes: edits.map(({ id }) => ({ id, outcome: 'done' as const, message: null })),
    }));
    const user = openSection(sections, '/admin/products?view=list&sort=name');
    await user.click(within(await table()).getByRole('textbox', { name: 'Stock of Tee 0' }));
    for (const { stockQuantity } of products) await user.keyboard(`{Control>}a{/Control}${stockQuantity + 4}{ArrowDown}`);
    expect(changes()).toHaveTextContent('4 products changed');
    await press(user, changes(), 'Save changes');
    await waitFor(() => expect(toasts()).toHaveTextContent('4 products updated'));
    // With the stock that was shown, so that pieces sold meanwhile stay sold.
    expect(saves[0]?.body.edits).toEqual(
      products.map(({ id, stockQuantity }) => ({
        id,
        version: 1,
        stockQuantity: stockQuantity + 4,
        stockQuantityRead: stockQuantity,
      })),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument());
  });

  it('marks what cannot be saved, and asks before input is lost', async () => {
    givenCatalog({ products: [adminProduct('Porch Tee')] });
    const user = openSection(sections, '/admin/products?view=list&sort=stock-desc');
    const price = await screen.findByRole('textbox', { name: 'Price of Porch Tee' });
    fill(await table(), 'Price of Porch Tee', 'free');
    expect(price).toHaveAttribute('aria-invalid', 'true');
    expect(changes()).toHaveTextContent('1 price is not valid: Porch Tee');
    expect(within(changes()).getByRole('button', { name: 'Save changes' })).toBeDisabled();
    fill(await table(), 'Price of Porch Tee', '0.50');
    expect(changes()).toHaveTextContent('1 product changed');
    await user.click(screen.getByRole('button', { name: 'Product feeds' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await press(user, changes(), 'Discard');
    expect(price).toHaveValue('48.00');
    expect(address()).toBe('/products?view=list&sort=stock-desc');
  });

  it('saves the good cells, and keeps the bad one as it was typed', async () => {
    const [tee, cap] = [adminProduct('Tee'), adminProduct('Cap')];
    givenCatalog({ products: [tee, cap] });
    const saves = answer('post', '/api/admin/products/selected', ({ body: { edits } }) => ({
      outcomes: edits.map(({ id }) => ({ id, outcome: 'done' as const, message: null })),
    }));
    const user = openSection(sections, '/admin/products?view=list');
    fill(await table(), 'Price of Tee', '-1');
    fill(await table(), 'Price of Cap', '12,50');
    expect(changes()).toHaveTextContent('1 product changed. 1 price is not valid: Tee');
    await press(user, changes(), 'Save changes');
    await waitFor(() => expect(toasts()).toHaveTextContent('1 product updated'));
    expect(saves.map(({ body }) => body.edits)).toEqual([[{ id: cap.id, version: 1, price: '12.50' }]]);
    expect(screen.getByRole('textbox', { name: 'Price of Tee' })).toHaveValue('-1');
  });

  it('changes the stock of sizes', async () => {
    const hoodie = sizedProduct('First Light Hoodie', { S: 4, M: 5 });
    givenCatalog({ products: [hoodie] });
    const saves = answer('post', '/api/admin/products/selected', {
      outcomes: [{ id: hoodie.id, outcome: 'done', message: null }],
    });
    const user = openSection(sections, '/admin/products?view=list');
    await user.click(await screen.findByRole('button', { name: 'Sizes of First Light Hoodie' }));
    expect(screen.getByRole('textbox', { name: 'Stock of First Light Hoodie, M' })).toHaveValue('5');
    await user.click(screen.getByRole('button', { name: 'Sizes of First Light Hoodie' }));
    await user.click(screen.getByRole('button', { name: 'All sizes' }));
    const field = screen.getByRole('textbox', { name: 'Stock of First Light Hoodie, M' });
    await user.clear(field);
    await user.type(field, '8{Enter}');
    await waitFor(() => expect(toasts()).toHaveTextContent('1 product updated'));
    const sizes = [{ id: hoodie.variants[1]?.id, stockQuantity: 8, stockQuantityRead: 5 }];
    expect(saves[0]?.body.edits).toEqual([{ id: hoodie.id, version: 1, sizes }]);
  });

  const selected = (): HTMLElement => screen.getByRole('region', { name: 'Selected products' });
  const select = async (user: UserEvent, ...names: string[]): Promise<void> => {
    const list = await table();
    for (const name of names) await user.click(within(list).getByRole('checkbox', { name: `Select ${name}` }));
  };

  it('edits the selected products with one request, and says at each line what was not changed', async () => {
    const [tee, cap] = [adminProduct('Tee', { version: 3 }), adminProduct('Cap', { price: '4.00' })];
    givenCatalog({ products: [tee, cap, adminProduct('Scarf')] });
    const edits = answer('post', '/api/admin/products/selected', {
      outcomes: [
        { id: tee.id, outcome: 'done', message: null },
        { id: cap.id, outcome: 'failed', message: '$4.00 would become a price below $0.01' },
      ],
    });
    const user = openSection(sections, '/admin/products?view=list');
    await select(user, 'Tee', 'Cap');
    expect(selected()).toHaveTextContent('2 selected');
    await press(user, selected(), 'Edit selected');
    const form = await dialog('Edit 2 products');
    await choose(user, 'Price', 'Lower by');
    await within(form).findByLabelText('By how much');
    await choose(user, 'Percent or dollars', '$');
    fill(form, 'By how much', '0');
    await press(user, form, 'Save changes');
    expect(await within(form).findByText('Please enter a number above zero, for example 12.50')).toBeVisible();
    fill(form, 'By how much', '5');
    const examples = await within(form).findByRole('list', { name: 'New prices' });
    expect(examples).toHaveTextContent('Tee: $48.00 → $43.00');
    expect(examples).toHaveTextContent('Cap: $4.00 → not a price');
    await choose(user, 'New', 'Yes');
    await press(user, form, 'Save changes');
    await waitFor(() => expect(toasts()).toHaveTextContent('1 of 2 products were not updated'));
    const change = { priceChange: { direction: 'lower', unit: 'dollars', value: '5.00' }, isNew: true };
    expect(edits.map(({ body }) => body.edits)).toEqual([
      [
        { id: tee.id, version: 3, ...change },
        { id: cap.id, version: 1, ...change },
      ],
    ]);
    expect(await screen.findByText('$4.00 would become a price below $0.01')).toBeVisible();
  });

  it('deletes the selected products after a question, and Undo restores those that were deleted', async () => {
    const [tee, cap] = [adminProduct('Tee'), adminProduct('Cap')];
    const catalog = givenCatalog({ products: [tee, cap] });
    const deletions = answer('post', '/api/admin/products/selected/delete', ({ body: { ids } }) => {
      catalog.products = [];
      return { outcomes: ids.map((id) => ({ id, outcome: 'done' as const, message: null })) };
    });
    const restores = answer('post', '/api/admin/products/selected/restore', ({ body: { ids } }) => {
      catalog.products = [tee, cap];
      return { outcomes: ids.map((id) => ({ id, outcome: 'done' as const, message: null })) };
    });
    const user = openSection(sections, '/admin/products?view=list');
    await user.click(within(await table()).getByRole('checkbox', { name: 'Select all products' }));
    await press(user, selected(), 'Delete selected');
    await press(user, await dialog('Delete 2 products?'), 'Delete');
    await waitFor(() => expect(toasts()).toHaveTextContent('2 products deleted'));
    expect(screen.queryByRole('region', { name: 'Selected products' })).not.toBeInTheDocument();
    await press(user, toasts(), 'Undo');
    await waitFor(() => expect(toasts()).toHaveTextContent('2 products restored'));
    expect([deletions, restores].map(([sent]) => sent?.body.ids)).toEqual([
      [tee.id, cap.id],
      [tee.id, cap.id],
    ]);
  });

  it('what is typed is saved before the selected products can be changed', async () => {
    givenCatalog({ products: [adminProduct('Tee')] });
    const user = openSection(sections, '/admin/products?view=list');
    await select(user, 'Tee');
    fill(await table(), 'Price of Tee', '50');
    expect(changes()).toHaveTextContent('1 product changed');
    expect(screen.queryByRole('region', { name: 'Selected products' })).not.toBeInTheDocument();
    await press(user, changes(), 'Discard');
    expect(selected()).toHaveTextContent('1 selected');
  });
});
