import { fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, screen, waitFor, within } from '@shop/component-testing';
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
    fill(await table(), 'Price of Porch Tee', '0.50');
    expect(changes()).toHaveTextContent('1 product changed');
    await user.click(screen.getByRole('button', { name: 'Product feeds' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await press(user, changes(), 'Discard');
    expect(price).toHaveValue('48.00');
    expect(address()).toBe('/products?view=list&sort=stock-desc');
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
});
