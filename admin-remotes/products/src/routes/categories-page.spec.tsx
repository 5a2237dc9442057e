import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, fireEvent, hold, refuse, screen, waitFor, within } from '@shop/component-testing';
import type { AdminCategory } from '@shop/contract';
import sections from '../section.tsx';
import { adminCategory, givenCatalog } from '../../test/catalog.ts';

const SHORTS = adminCategory('Shorts');
const ALL = ['Hats', 'Hoodies', 'Shorts'].map((name) => adminCategory(name));
const names = (): (string | null)[] => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const asks = (): boolean => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe('the form of a category', () => {
  it('derives the slug from the name until it is typed, and shows what is wrong with it', async () => {
    givenCatalog();
    const created = answer('post', '/api/admin/categories', ({ body }) =>
      body.slug === 'hats'
        ? refuse(409, 'Slug already exists', { code: 'SLUG_TAKEN', errors: { slug: 'Slug already exists' } })
        : SHORTS,
    );
    const user = openSection(sections, '/admin/categories/new');
    const form = await dialog('Create New Category');
    const slug = within(form).getByLabelText('Slug');
    fill(form, 'Name', '  Tote Bags & More!');
    expect(slug).toHaveValue('tote-bags-more');
    fill(form, 'Slug', 'No Good');
    await press(user, form, 'Create Category');
    expect(await within(form).findByText('Slug may only contain lowercase letters, numbers and hyphens')).toBeVisible();
    fill(form, 'Slug', 'hats');
    await press(user, form, 'Create Category');
    await waitFor(() => expect(toasts()).toHaveTextContent('ErrorSlug already exists'));
    fill(form, 'Slug', 'totes');
    fill(form, 'Name', 'Tote Bags');
    expect(slug).toHaveValue('totes');
    await press(user, form, 'Create Category');
    await waitFor(() => expect(toasts()).toHaveTextContent('Category created successfully'));
    expect(created.at(-1)?.body).toMatchObject({ name: 'Tote Bags', slug: 'totes' });
  });

  it('leaves the focus in a field that has it while the form opens', async () => {
    givenCatalog();
    const user = openSection(sections, '/admin/categories');
    const observer = new MutationObserver(() => document.getElementById('category_slug')?.focus());
    observer.observe(document.body, { childList: true, subtree: true });
    await user.click(await screen.findByRole('button', { name: 'Add Category' }));
    const form = await dialog('Create New Category');
    observer.disconnect();
    await user.keyboard('tees');
    expect(within(form).getByLabelText('Slug')).toHaveValue('tees');
    expect(within(form).getByLabelText('Name')).toHaveValue('');
  });

  it('gets a size guide, which is saved without empty rows, and removed', async () => {
    givenCatalog({ categories: [SHORTS] });
    const saves = answer('put', '/api/admin/categories/{id}', SHORTS);
    const user = openSection(sections, `/admin/categories/${SHORTS.id}`);
    const form = await dialog('Edit Category');
    await press(user, form, 'Add a size guide');
    await waitFor(() => expect(within(form).getByLabelText('Heading of column 1')).toHaveFocus());
    await press(user, form, 'Remove column 3');
    for (const [row, chest] of ['38', '40', '42'].entries()) fill(form, `Chest of row ${row + 1}`, chest);
    fill(form, 'Size of row 4', '');
    fill(form, 'Note below the size guide', 'Runs small');
    fill(form, 'Heading of column 2', '');
    await press(user, form, 'Update Category');
    expect(await within(form).findByText('Every column needs a heading')).toBeVisible();
    fill(form, 'Heading of column 2', 'Chest');
    await press(user, form, 'Update Category');
    await waitFor(() => expect(toasts()).toHaveTextContent('Category updated successfully'));
    expect(saves[0]?.body.sizeGuide).toEqual({
      columns: ['Size', 'Chest'],
      rows: [
        ['S', '38'],
        ['M', '40'],
        ['L', '42'],
      ],
      note: 'Runs small',
    });
  });

  it('loses its size guide', async () => {
    const guided: AdminCategory = { ...SHORTS, sizeGuide: { columns: ['Size', 'Chest'], rows: [['S', '38']], note: null } };
    givenCatalog({ categories: [guided] });
    const saves = answer('put', '/api/admin/categories/{id}', SHORTS);
    const user = openSection(sections, `/admin/categories/${SHORTS.id}`);
    const form = await dialog('Edit Category');
    await press(user, form, 'Remove size guide');
    await waitFor(() => expect(within(form).getByRole('button', { name: 'Add a size guide' })).toHaveFocus());
    await press(user, form, 'Update Category');
    await waitFor(() => expect(saves[0]?.body.sizeGuide).toBeNull());
  });
});

describe('the order of the categories', () => {
  it('changes without dragging, also by keyboard', async () => {
    const catalog = givenCatalog({ categories: ALL });
    const saves = answer('put', '/api/admin/categories/order', ({ body }) => {
      catalog.categories = body.ids.map((id) => ALL.find((one) => one.id === id)!);
      return undefined as never;
    });
    const user = openSection(sections, '/admin/categories');
    await user.click(await screen.findByRole('button', { name: 'Move later: Hats' }));
    await waitFor(() => expect(names()).toEqual(['Hoodies', 'Hats', 'Shorts']));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['Hoodies', 'Shorts', 'Hats']));
    await user.click(screen.getByRole('button', { name: 'Move to the start: Shorts' }));
    await waitFor(() => expect(names()).toEqual(['Shorts', 'Hoodies', 'Hats']));
    await waitFor(() => expect(toasts()).toHaveTextContent('Category order updated successfully'));
    await waitFor(() => expect(saves).toHaveLength(3));
    expect(saves.at(-1)?.body.ids).toEqual([2, 1, 0].map((index) => ALL[index]?.id));
    fireEvent.change(screen.getByLabelText('Search categories'), { target: { value: 'Hats' } });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument());
  });

  it('is asked about before the window closes while it is being saved, and comes back when it cannot be', async () => {
    givenCatalog({ categories: ALL });
    const { passed, release } = hold();
    answer('put', '/api/admin/categories/order', () => passed.then(() => refuse(500, 'Broken')));
    const user = openSection(sections, '/admin/categories');
    await user.click(await screen.findByRole('button', { name: 'Move later: Hats' }));
    await waitFor(() => expect(names()).toEqual(['Hoodies', 'Hats', 'Shorts']));
    await waitFor(() => expect(asks()).toBe(true));
    release();
    await waitFor(() => expect(toasts()).toHaveTextContent('Broken'));
    await waitFor(() => expect(names()).toEqual(['Hats', 'Hoodies', 'Shorts']));
    await waitFor(() => expect(asks()).toBe(false));
  });
});
