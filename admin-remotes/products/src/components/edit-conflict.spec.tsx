import { choose, dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, hold, screen, type UserEvent, waitFor, within } from '@shop/component-testing';
import type { AdminProduct, SaveProduct } from '@shop/contract';
import sections from '../section.tsx';
import {
  adminArtist,
  adminCategory,
  adminProduct,
  editConflict,
  givenCatalog,
  HOODIES,
  sizedProduct,
} from '../../test/catalog.ts';

/** The server keeps this product, and refuses to save over a version that nobody has seen. */
function givenSaved(saved: AdminProduct): SaveProduct[] {
  const sent: SaveProduct[] = [];
  answer('put', '/api/admin/products/{id}', ({ body }) => {
    sent.push(body);
    return body.version === saved.version ? saved : editConflict(saved);
  });
  return sent;
}

async function openEdit(user: UserEvent, name: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  return dialog(/^Edit /);
}

const conflictOf = (thing: string): Promise<HTMLElement> => dialog(`Someone else has changed this ${thing}`);
const cellsOf = (conflict: HTMLElement, label: string): (string | null)[] =>
  within(within(conflict).getByRole('row', { name: new RegExp(`^${label}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const PRODUCT = adminProduct('Contested Tee', { description: 'As it was' });
const THEIRS = { ...PRODUCT, price: '60.00', version: 2 };

async function editProduct(theirs: AdminProduct, changes: Record<string, string>) {
  givenCatalog({ products: [PRODUCT] });
  const sent = givenSaved(theirs);
  const user = openSection(sections, '/admin/products');
  const form = await openEdit(user, PRODUCT.name);
  for (const [label, value] of Object.entries(changes)) fill(form, label, value);
  await press(user, form, 'Update Product');
  return { user, form, sent };
}

describe('a product that two admins edit', () => {
  it('shows what both changed, and takes theirs with all else of mine', async () => {
    const { user, form, sent } = await editProduct(THEIRS, { Price: '70', Description: 'My words' });
    const conflict = await conflictOf('product');
    expect(cellsOf(conflict, 'Price')).toEqual(['$70.00', '$60.00']);
    expect(within(conflict).getAllByRole('row')).toHaveLength(2);
    await press(user, conflict, 'Take theirs');
    await waitFor(() => expect(within(form).getByLabelText('Price')).toHaveValue('60.00'));
    expect(within(form).getByLabelText('Description')).toHaveValue('My words');
    await press(user, form, 'Update Product');
    await waitFor(() => expect(toasts()).toHaveTextContent('Product updated successfully'));
    expect(sent.at(-1)).toMatchObject({ price: 60, description: 'My words', version: 2 });
  });

  it('keeps mine at once, with all else of theirs', async () => {
    const { user, sent } = await editProduct({ ...THEIRS, name: 'Their Tee' }, { Price: '70' });
    await press(user, await conflictOf('product'), 'Keep mine');
    await waitFor(() => expect(toasts()).toHaveTextContent('Product updated successfully'));
    expect(sent.at(-1)).toMatchObject({ price: 70, name: 'Their Tee', version: 2 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('gets a price of theirs and a stock of mine without a question', async () => {
    const { sent } = await editProduct(THEIRS, { 'Stock Quantity': '15' });
    await waitFor(() => expect(toasts()).toHaveTextContent('Product updated successfully'));
    expect(sent.map(({ version }) => version)).toEqual([1, 2]);
    expect(sent[1]).toMatchObject({ price: 60, stockQuantity: 15, stockQuantityRead: 10 });
  });

  it('counts every piece once: two more of ten are two more of fifteen', async () => {
    const { user, sent } = await editProduct({ ...PRODUCT, stockQuantity: 15, version: 2 }, { 'Stock Quantity': '12' });
    const conflict = await conflictOf('product');
    expect(cellsOf(conflict, 'Stock')).toEqual(['17', '15']);
    await press(user, conflict, 'Keep mine');
    await waitFor(() => expect(toasts()).toHaveTextContent('Product updated successfully'));
    expect(sent.at(-1)).toMatchObject({ stockQuantity: 17, stockQuantityRead: 15, version: 2 });
  });

  it('names the size that both counted', async () => {
    const before = sizedProduct('Sized Tee', { S: 4, M: 5 });
    const [s, m] = before.variants;
    const variants = [
      { ...s!, stockQuantity: 5 },
      { ...m!, sku: 'T-M' },
    ];
    givenCatalog({ products: [before] });
    givenSaved({ ...before, variants, version: 2 });
    const user = openSection(sections, '/admin/products');
    const form = await openEdit(user, before.name);
    fill(form, 'Stock of S', '14');
    await press(user, form, 'Update Product');
    const conflict = await conflictOf('product');
    expect(within(conflict).getByRole('row', { name: /^Size S/ })).toHaveTextContent('15 pieces');
    expect(within(conflict).getAllByRole('row')).toHaveLength(2);
    await press(user, conflict, 'Take theirs');
    await waitFor(() => expect(within(form).getByLabelText('Stock of S')).toHaveValue('5'));
    expect(within(form).getByLabelText('SKU of M')).toHaveValue('T-M');
  });

  it('names a newer artist and category as soon as they arrive, and never calls them missing', async () => {
    const [newest, category] = [adminArtist('Newest Artist'), adminCategory('Newest Category')];
    const before = { ...PRODUCT, artistId: adminArtist('First Artist').id };
    const catalog = givenCatalog({
      products: [before],
      categories: [HOODIES, adminCategory('Hats')],
      artists: [adminArtist('First Artist')],
    });
    givenSaved({ ...before, categoryId: category.id, artistId: newest.id, version: 2 });
    const user = openSection(sections, '/admin/products');
    const form = await openEdit(user, before.name);
    await waitFor(() => expect(form).toHaveTextContent('First Artist'));
    await choose(user, 'Category', 'Hats');
    await choose(user, 'Artist (Optional)', 'No artist');
    Object.assign(catalog, { categories: [...catalog.categories, category], artists: [...catalog.artists, newest] });
    const { passed, release } = hold();
    answer('get', '/api/admin/categories', () => passed.then(() => catalog.categories));
    answer('get', '/api/admin/artists', () => passed.then(() => catalog.artists));
    await press(user, form, 'Update Product');
    const conflict = await conflictOf('product');
    expect(cellsOf(conflict, 'Artist')).toEqual(['No artist', 'Loading...']);
    expect(cellsOf(conflict, 'Category')).toEqual(['Hats', 'Loading...']);
    release();
    await waitFor(() => expect(cellsOf(conflict, 'Artist')).toEqual(['No artist', 'Newest Artist']));
    await waitFor(() => expect(cellsOf(conflict, 'Category')).toEqual(['Hats', 'Newest Category']));
  });
});

describe.each(['category', 'artist'] as const)('a %s that two admins edit', (thing) => {
  const slug = thing === 'category' ? 'Slug' : 'Location';
  const changes = thing === 'category' ? { Slug: 'mine', Name: 'My Thing' } : { Location: 'mine', Story: 'My words' };

  async function edit() {
    const [category, artist] = [adminCategory('Thing'), adminArtist('Thing')];
    givenCatalog({ categories: [category], artists: [artist] });
    const theirs =
      thing === 'category' ? { ...category, slug: 'theirs', version: 2 } : { ...artist, location: 'theirs', version: 2 };
    const sent: object[] = [];
    const save = ({ body }: { body: { version?: number } }): Response => {
      sent.push(body);
      return body.version === 2 ? Response.json(theirs) : editConflict(theirs);
    };
    answer('put', '/api/admin/categories/{id}', save);
    answer('put', '/api/admin/artists/{id}', save);
    const user = openSection(sections, thing === 'category' ? '/admin/categories' : '/admin/artists');
    const form = await openEdit(user, 'Thing');
    for (const [label, value] of Object.entries(changes)) fill(form, label, value);
    await press(user, form, /^Update /);
    return { user, form, sent, conflict: await conflictOf(thing) };
  }

  it('shows what both changed, and takes theirs with all else of mine', async () => {
    const { user, form, sent, conflict } = await edit();
    expect(cellsOf(conflict, slug)).toEqual(['mine', 'theirs']);
    expect(within(conflict).getAllByRole('row')).toHaveLength(2);
    await press(user, conflict, 'Take theirs');
    await waitFor(() => expect(within(form).getByLabelText(slug)).toHaveValue('theirs'));
    await press(user, form, /^Update /);
    await waitFor(() => expect(toasts()).toHaveTextContent(/updated successfully/));
    expect(sent.at(-1)).toMatchObject({ [slug.toLowerCase()]: 'theirs', version: 2 });
    expect(Object.values(sent.at(-1)!)).toContain(Object.values(changes)[1]);
  });

  it('keeps mine', async () => {
    const { user, sent, conflict } = await edit();
    await press(user, conflict, 'Keep mine');
    await waitFor(() => expect(toasts()).toHaveTextContent(/updated successfully/));
    expect(sent.at(-1)).toMatchObject({ [slug.toLowerCase()]: 'mine', version: 2 });
  });
});
