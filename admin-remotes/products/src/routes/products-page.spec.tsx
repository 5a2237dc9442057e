import { dialog, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, fireEvent, screen, waitFor, within } from '@shop/component-testing';
import sections from '../section.tsx';
import { address, adminCategory, adminProduct, givenCatalog, givenDeleted, HOODIES, SUMMARY } from '../../test/catalog.ts';

const hats = adminCategory('Hats', { productCount: 1 });

describe('the list of products', () => {
  it('counts the products of each category, and a search narrows it', async () => {
    const hat = adminProduct('Sun Hat', { categoryId: hats.id, category: hats });
    givenCatalog({ products: [hat, adminProduct('Daybreak Hoodie')], categories: [HOODIES, hats] });
    const user = openSection(sections, '/admin/products');
    await screen.findByRole('heading', { level: 3, name: 'Daybreak Hoodie' });
    await user.click(await screen.findByRole('button', { name: 'Hats (1)' }));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1));
    fireEvent.change(screen.getByLabelText('Search by name or artist'), { target: { value: 'no such hat' } });
    expect(await screen.findByText('No products match your search')).toBeVisible();
  });

  it('opens in the view that was chosen last', async () => {
    localStorage.setItem('productView', 'list');
    givenCatalog({ products: [adminProduct('Daybreak Hoodie')] });
    const user = openSection(sections, '/admin/products');
    await screen.findByRole('table', { name: 'Products' });
    await user.click(screen.getByRole('radio', { name: 'Cards' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Daybreak Hoodie' })).toBeVisible();
    expect(localStorage.getItem('productView')).toBe('cards');
  });

  it('shows many products in batches', async () => {
    givenCatalog({ products: [1, 2, 3, 4, 5].map((number) => adminProduct(`Hoodie ${number}`)), pageSize: 2 });
    const user = openSection(sections, '/admin/products');
    await user.click(await screen.findByRole('button', { name: 'Show more (3 left)' }));
    await user.click(await screen.findByRole('button', { name: 'Show more (1 left)' }));
    expect(await screen.findByRole('heading', { name: 'Hoodie 5' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
  });

  it('opens a product beyond its first page by the address', async () => {
    const oldest = adminProduct('Oldest Tee');
    givenCatalog({ products: [adminProduct('Newest Tee'), oldest], pageSize: 1 });
    openSection(sections, `/admin/products/${oldest.id}`);
    expect(within(await dialog('Edit Product')).getByLabelText('Name')).toHaveValue('Oldest Tee');
  });

  it('keeps two choices of one moment, also when the form of a new product opens right after them', async () => {
    givenCatalog({ products: [adminProduct('Daybreak Hoodie')], summary: { ...SUMMARY, soldOut: 3 } });
    const user = openSection(sections, '/admin/products');
    const soldOut = await screen.findByRole('radio', { name: 'Sold out (3)' });
    const list = screen.getByRole('radio', { name: 'List' });
    soldOut.click();
    list.click();
    await waitFor(() => expect(address()).toBe('/products?stock=out&view=list'));
    await waitFor(() => expect(list).toBeChecked());
    screen.getByRole('radio', { name: 'Any stock' }).click();
    screen.getByRole('button', { name: 'Add Product' }).click();
    await press(user, await dialog('Create New Product'), 'Cancel');
    await waitFor(() => expect(address()).toBe('/products?view=list'));
    expect(screen.getByRole('radio', { name: 'Any stock' })).toBeChecked();
  });

  it('offers to create the first product', async () => {
    givenCatalog();
    const user = openSection(sections, '/admin/products');
    expect(await screen.findByText('No products available')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Your First Product' }));
    expect(await dialog('Create New Product')).toBeVisible();
  });
});

it('brings a deleted product back from its toast, and later from the list of deleted products', async () => {
  const tee = adminProduct('Porch Tee');
  const catalog = givenCatalog({ products: [tee] });
  const deleted = givenDeleted();
  answer('delete', '/api/admin/products/{id}', () => {
    catalog.products = [];
    deleted.push({ id: tee.id, name: tee.name, imageUrl: null, deletedAt: '2026-01-02T03:04:05.000Z' });
    return { success: true as const };
  });
  answer('post', '/api/admin/deleted/products/{id}/restore', (() => {
    catalog.products = [tee];
    deleted.pop();
  }) as never);
  const user = openSection(sections, '/admin/products');
  const remove = async (): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Delete Porch Tee' }));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('Are you sure you want to delete "Porch Tee"?');
    await press(user, question, 'Delete');
    await waitFor(() => expect(toasts()).toHaveTextContent('Product deleted successfully'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Porch Tee' })).not.toBeInTheDocument());
  };
  await remove();
  await press(user, toasts(), 'Undo');
  await waitFor(() => expect(toasts()).toHaveTextContent('Product restored successfully'));
  await remove();
  await user.click(screen.getByRole('button', { name: 'Deleted' }));
  const shown = await dialog('Deleted products');
  // In the time zone of the shop, wherever the admin is.
  expect(await within(shown).findByText('Deleted Jan 1, 2026, 10:04 PM')).toBeVisible();
  const search = within(shown).getByLabelText('Search deleted products');
  fireEvent.change(search, { target: { value: 'no such words' } });
  expect(await within(shown).findByText('Nothing here.')).toBeVisible();
  fireEvent.change(search, { target: { value: 'porch' } });
  await user.click(await within(shown).findByRole('button', { name: 'Restore Porch Tee' }));
  expect(await screen.findByRole('heading', { name: 'Porch Tee' })).toBeInTheDocument();
});
