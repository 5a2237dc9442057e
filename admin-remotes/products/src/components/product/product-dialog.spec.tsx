import { choose, dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, fireEvent, hold, refuse, screen, waitFor, within } from '@shop/component-testing';
import sections from '../../section.tsx';
import { address, adminProduct, givenCatalog, HOODIES, sizedProduct } from '../../../test/catalog.ts';

describe('the form of a new product', () => {
  it('names what is missing, and asks before it discards input', async () => {
    givenCatalog();
    const user = openSection(sections, '/admin/products');
    await user.click(await screen.findByRole('button', { name: 'Add Product' }));
    const form = await dialog('Create New Product');
    await press(user, form, 'Create Product');
    for (const text of ['Name is required', 'Price must be a valid positive number', 'Category is required'])
      expect(await within(form).findByText(text)).toBeVisible();
    fill(form, 'Price', '0');
    fill(form, 'Name', 'x');
    await waitFor(() => expect(within(form).queryByText('Name is required')).not.toBeInTheDocument());
    expect(within(form).getByText('Price must be a valid positive number')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(within(form).getByLabelText('Name')).toHaveValue('x');
    await press(user, form, 'Cancel');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Add Product' }));
    expect(within(await dialog('Create New Product')).getByLabelText('Name')).toHaveValue('');
  });

  it.each<[typed: string, price: number | undefined, stock: number | undefined]>([
    ['-1', undefined, undefined],
    ['12,50', 12.5, 12],
    ['🦊', undefined, 0],
  ])('keeps %j as it is typed: the price is %s, the stock is %s', async (typed, price, stock) => {
    const tee = adminProduct('Tee');
    givenCatalog({ products: [tee] });
    const saves = answer('put', '/api/admin/products/{id}', tee);
    const user = openSection(sections, `/admin/products/${tee.id}`);
    const form = await dialog('Edit Product');
    const [priceField, stockField] = ['Price', 'Stock Quantity'].map((label) => within(form).getByLabelText(label));
    fill(form, 'Price', typed);
    fill(form, 'Stock Quantity', typed);
    fireEvent.blur(stockField!);
    expect([priceField, stockField].map((field) => (field as HTMLInputElement).value)).toEqual([typed, typed]);
    await press(user, form, 'Update Product');
    if (price === undefined) {
      expect(await within(form).findByText('Price must be a valid positive number')).toBeVisible();
      fill(form, 'Price', '48');
      if (stock !== undefined) await press(user, form, 'Update Product');
    }
    if (stock === undefined) expect(await within(form).findByText(/^Stock must be a whole number from 0/)).toBeVisible();
    else await waitFor(() => expect(saves[0]?.body).toMatchObject({ price: price ?? 48, stockQuantity: stock }));
  });

  it('creates one product, however often the button is pressed', async () => {
    const catalog = givenCatalog();
    const { passed, release } = hold();
    const created = answer('post', '/api/admin/products', async ({ body }) => {
      await passed;
      catalog.products = [adminProduct(body.name)];
      return catalog.products[0]!;
    });
    const user = openSection(sections, '/admin/products');
    await user.click(await screen.findByRole('button', { name: 'Add Product' }));
    const form = await dialog('Create New Product');
    fill(form, 'Name', 'Twice');
    fill(form, 'Price', '20');
    fill(form, 'Description', 'Pressed twice');
    await choose(user, 'Category', 'Hoodies');
    const submit = within(form).getByRole('button', { name: 'Create Product' });
    submit.click();
    submit.click();
    await waitFor(() => expect(created).toHaveLength(1));
    submit.click();
    release();
    await waitFor(() => expect(toasts()).toHaveTextContent('Product created successfully'));
    submit.click();
    expect(await screen.findByRole('heading', { name: 'Twice' })).toBeVisible();
    expect(created.map(({ body }) => [body.name, body.price, body.categoryId])).toEqual([['Twice', 20, HOODIES.id]]);
  });

  it('is filled with a copy of another product, of which nothing is stored before Create Product', async () => {
    const original = sizedProduct('First Edition', { S: 4, M: 5 }, { imageUrl: '/api/images/first' });
    const catalog = givenCatalog({ products: [original] });
    const created = answer('post', '/api/admin/products', () => original);
    const user = openSection(sections, '/admin/products?view=list');
    await user.click(await screen.findByRole('button', { name: 'Duplicate First Edition' }));
    const form = await dialog('Create New Product');
    expect(within(form).getByLabelText('Name')).toHaveValue('First Edition copy');
    // Nothing is typed yet, so that closing does not ask.
    await press(user, form, 'Cancel');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(created).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'First Edition' }));
    await press(user, await dialog('Edit Product'), 'Duplicate');
    const copy = await dialog('Create New Product');
    fill(copy, 'Name', 'Second Edition');
    fill(copy, 'Weight in Ounces (Optional)', '18.25');
    fill(copy, 'Weight of M', '20');
    await press(user, copy, 'Create Product');
    expect(await within(copy).findByText('Weight must be a number with at most one decimal')).toBeVisible();
    fill(copy, 'Weight in Ounces (Optional)', '18.5');
    await press(user, copy, 'Create Product');
    await waitFor(() => expect(toasts()).toHaveTextContent('Product created successfully'));
    const { name, price, categoryId, imageUrl, optionNames, variants, weightOz, state } = created[0]!.body;
    expect({ name, price, categoryId, imageUrl, optionNames, weightOz, state }).toEqual({
      name: 'Second Edition',
      price: 48,
      categoryId: HOODIES.id,
      imageUrl: '/api/images/first',
      optionNames: ['Size'],
      weightOz: 18.5,
      state: 'draft',
    });
    expect(variants?.map((size) => [size.id, size.values, size.stockQuantity, size.weightOz])).toEqual([
      [undefined, ['S'], 0, null],
      [undefined, ['M'], 0, 20],
    ]);
    catalog.products = [];
    await user.click(screen.getByRole('button', { name: 'Add Product' }));
    expect(within(await dialog('Create New Product')).getByLabelText('Name')).toHaveValue('');
  });
});

describe('the form of a product', () => {
  it('changes the stock by what was typed, whatever was sold while it is open', async () => {
    const product = adminProduct('Selling Tee');
    givenCatalog({ products: [product] });
    let left = 2;
    const saves = answer('put', '/api/admin/products/{id}', ({ body }) => {
      const change = (body.stockQuantity ?? 0) - (body.stockQuantityRead ?? 0);
      if (left + change >= 0) return { ...product, stockQuantity: left + change };
      const current = { ...product, stockQuantity: left };
      return refuse(409, `Stock has changed meanwhile: only ${left} left`, { code: 'STOCK_CHANGED', current });
    });
    const user = openSection(sections, '/admin/products');
    await user.click(await screen.findByRole('button', { name: 'Edit Selling Tee' }));
    const form = await dialog('Edit Product');
    fill(form, 'Stock Quantity', '5');
    await press(user, form, 'Update Product');
    await waitFor(() => expect(toasts()).toHaveTextContent('Stock has changed meanwhile: only 2 left'));
    expect(await within(form).findByText('Now 2 in stock')).toBeVisible();
    left = 1;
    fill(form, 'Stock Quantity', '12');
    await press(user, form, 'Update Product');
    await waitFor(() => expect(toasts()).toHaveTextContent('Product updated successfully'));
    expect(saves.map(({ body }) => [body.stockQuantity, body.stockQuantityRead])).toEqual([
      [5, 10],
      [12, 2],
    ]);
  });

  it('keeps the order of the images, and saves what they show and how the product runs', async () => {
    const image = (imageUrl: string, sortOrder: number, isMain: boolean, alt: string) =>
      ({ imageUrl, sortOrder, isMain, alt, image: null, fileStatus: 'ready' }) as const;
    const images = [image('/api/images/back', 0, false, 'Back'), image('/api/images/front', 1, true, '')];
    const product = adminProduct('Described Tee', { imageUrl: '/api/images/front', images });
    givenCatalog({ products: [product] });
    const saves = answer('put', '/api/admin/products/{id}', () => product);
    const user = openSection(sections, '/admin/products');
    await user.click(await screen.findByRole('button', { name: 'Edit Described Tee' }));
    const form = await dialog('Edit Product');
    expect(within(form).getByLabelText('What image 1 shows')).toHaveValue('Back');
    fill(form, 'What image 2 shows', 'x'.repeat(201));
    expect(await within(form).findByText('Image description must be at most 200 characters')).toBeVisible();
    fill(form, 'What image 2 shows', 'A sun on\tthe chest ');
    await choose(user, 'Fit Scale (Optional)', 'Runs large');
    await press(user, form, 'Update Product');
    await waitFor(() => expect(toasts()).toHaveTextContent('Product updated successfully'));
    expect(saves[0]!.body).toMatchObject({
      imageUrl: '/api/images/front',
      additionalImages: ['/api/images/back', '/api/images/front'],
      imageAlts: ['Back', 'A sun on the chest'],
      mainImageIndex: 1,
      fitScale: 'Runs large',
    });
  });

  it('does not call categories missing that are on their way or failed to arrive', async () => {
    givenCatalog({ products: [adminProduct('Daybreak Hoodie')] });
    const { passed, release } = hold();
    let fails = true;
    answer('get', '/api/admin/categories', async () => {
      await passed;
      return fails ? refuse(500, 'Broken') : [HOODIES];
    });
    const user = openSection(sections, '/admin/products');
    await user.click(await screen.findByRole('button', { name: 'Edit Daybreak Hoodie' }));
    const form = await dialog('Edit Product');
    const category = within(form).getByRole('combobox', { name: 'Category' });
    const shown = category.closest('.ant-select');
    expect(shown).toHaveTextContent('Loading...');
    release();
    await waitFor(() => expect(shown).toHaveTextContent('Failed to fetch categories'));
    fails = false;
    await user.click(category);
    await waitFor(() => expect(shown).toHaveTextContent('Hoodies'));
    expect(address()).toMatch(/^\/products\/[\w-]{36}$/);
  });
});
