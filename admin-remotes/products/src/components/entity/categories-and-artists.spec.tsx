import { choose, dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, fireEvent, hold, screen, waitFor, within } from '@shop/component-testing';
import sections from '../../section.tsx';
import { address, adminArtist, adminCategory, givenCatalog, givenDeleted } from '../../../test/catalog.ts';

const BROKEN = '/api/images/broken';
const ITEMS = {
  categories: [adminCategory('Décor', { imageUrl: BROKEN }), adminCategory('Hats')],
  artists: [adminArtist('Zoë Ñandú', { story: 'Paints rivers', imageUrl: BROKEN }), adminArtist('Ada')],
};
const names = (): (string | null)[] => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe.each(['categories', 'artists'] as const)('%s', (list) => {
  const noun = list === 'artists' ? 'Artist' : 'Category';

  it('are found by words without accents, as part of the address', async () => {
    givenCatalog(ITEMS);
    const user = openSection(sections, `/admin/${list}?search=${list === 'artists' ? 'RIVERS+zoe' : 'decor'}`);
    const { name } = ITEMS[list][0]!;
    await screen.findByRole('heading', { level: 3, name });
    expect(names()).toEqual([name]);
    expect(screen.getByRole('link', { name: `View in shop: ${name}` })).toHaveAttribute(
      'href',
      list === 'artists' ? `/artists/${ITEMS.artists[0]!.id}` : '/products?category=d-cor',
    );
    fireEvent.change(screen.getByLabelText(`Search ${list}`), { target: { value: 'nothing like this' } });
    expect(await screen.findByText(`No ${list} match`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Show all ${list}` }));
    await screen.findByRole('heading', { level: 3, name: ITEMS[list][1]!.name });
    await waitFor(() => expect(address()).toBe(`/${list}`));
  });

  it('are created once, however often the button is pressed', async () => {
    givenCatalog({ categories: [] });
    const { passed, release } = hold();
    const created = [
      answer('post', '/api/admin/categories', () => passed.then(() => ITEMS.categories[0]!)),
      answer('post', '/api/admin/artists', () => passed.then(() => ITEMS.artists[0]!)),
    ];
    const user = openSection(sections, `/admin/${list}`);
    await user.click(await screen.findByRole('button', { name: `Add Your First ${noun}` }));
    const form = await dialog(`Create New ${noun}`);
    await press(user, form, `Create ${noun}`);
    for (const label of list === 'artists' ? ['Name', 'Location', 'Story'] : ['Name', 'Slug'])
      expect(await within(form).findByText(`${label} is required`)).toBeVisible();
    fill(form, 'Name', 'Twice');
    if (list === 'artists') for (const label of ['Location', 'Story']) fill(form, label, 'Fresno');
    const submit = within(form).getByRole('button', { name: `Create ${noun}` });
    submit.click();
    submit.click();
    await waitFor(() => expect(created.flat()).toHaveLength(1));
    release();
    await waitFor(() => expect(toasts()).toHaveTextContent(`${noun} created successfully`));
    submit.click();
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(created.flat()).toHaveLength(1);
  });

  it('come back from the toast of their deletion, and from the list of deleted ones', async () => {
    const catalog = givenCatalog(ITEMS);
    const [first, second] = ITEMS[list];
    const deleted = givenDeleted();
    const remove = () => {
      catalog[list] = [second!] as never;
      deleted.push({ id: first!.id, name: first!.name, imageUrl: null, deletedAt: '2026-01-02T03:04:05.000Z' });
      return { success: true as const };
    };
    const restore = () => {
      catalog[list] = ITEMS[list] as never;
      deleted.pop();
    };
    answer('delete', '/api/admin/categories/{id}', remove);
    answer('delete', '/api/admin/artists/{id}', remove);
    answer('post', '/api/admin/deleted/categories/{id}/restore', restore as never);
    answer('post', '/api/admin/deleted/artists/{id}/restore', restore as never);
    const user = openSection(sections, `/admin/${list}`);
    const deleteFirst = async (): Promise<void> => {
      await user.click(await screen.findByRole('button', { name: `Delete ${first!.name}` }));
      await press(user, await screen.findByRole('dialog'), 'Delete');
      await waitFor(() => expect(toasts()).toHaveTextContent(`${noun} deleted successfully`));
      await waitFor(() => expect(screen.queryByText(first!.name)).not.toBeInTheDocument());
      // The button is gone with its row: the focus is in the next one.
      await waitFor(() => expect(screen.getByRole('button', { name: `Edit ${second!.name}` })).toHaveFocus());
    };
    await deleteFirst();
    await press(user, toasts(), 'Undo');
    await waitFor(() => expect(toasts()).toHaveTextContent(`${noun} restored successfully`));
    await deleteFirst();
    await user.click(screen.getByRole('button', { name: 'Deleted' }));
    const shown = await dialog(`Deleted ${list}`);
    await user.click(await within(shown).findByRole('button', { name: `Restore ${first!.name}` }));
    expect(await within(shown).findByText('Nothing here.')).toBeVisible();
    expect(names()).toContain(first!.name);
  });

  it('say why an image could not be prepared, and Retry prepares it', async () => {
    givenCatalog(ITEMS);
    const failed = {
      name: 'broken',
      url: BROKEN,
      kind: 'image',
      status: 'failed',
      failure: 'The file is damaged',
      createdAt: '',
    } as const;
    let files = [failed];
    answer('get', '/api/admin/files', () => files);
    answer('post', '/api/admin/files/{name}/retry', (() => void (files = [])) as never);
    const user = openSection(sections, `/admin/${list}`);
    const problems = await screen.findByRole('list', { name: 'Problems with files' });
    expect(problems).toHaveTextContent('Image could not be prepared: The file is damaged');
    await press(user, problems, 'Retry');
    await waitFor(() => expect(toasts()).toHaveTextContent('The file is being prepared again'));
    await waitFor(() => expect(problems).not.toBeInTheDocument());
  });
});

it('hides an artist in the shop', async () => {
  const ada = adminArtist('Ada');
  const catalog = givenCatalog({ artists: [ada] });
  const saves = answer('put', '/api/admin/artists/{id}', ({ body }) => {
    catalog.artists = [{ ...ada, isActive: body.isActive ?? true }];
    return catalog.artists[0]!;
  });
  const user = openSection(sections, '/admin/artists');
  expect(await screen.findByRole('link', { name: 'View in shop: Ada' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Ada' }));
  const form = await dialog('Edit Artist');
  await user.click(within(form).getByRole('switch', { name: 'Shown in the shop' }));
  await press(user, form, 'Update Artist');
  expect(await screen.findByText('Hidden in the shop')).toBeInTheDocument();
  expect(saves[0]?.body.isActive).toBe(false);
  expect(screen.queryByRole('link', { name: 'View in shop: Ada' })).not.toBeInTheDocument();
});

it('a category that an emoji names says that its slug must be typed', async () => {
  givenCatalog({ categories: [] });
  const user = openSection(sections, '/admin/categories');
  await user.click(await screen.findByRole('button', { name: 'Add Your First Category' }));
  const form = await dialog('Create New Category');
  fill(form, 'Name', '🦊');
  expect(await within(form).findByText(/This name suggests none: type one, for example new-prints\.$/)).toBeVisible();
  fill(form, 'Name', '🦊 Foxes');
  await waitFor(() => expect(within(form).getByLabelText('Slug')).toHaveValue('foxes'));
  await waitFor(() => expect(within(form).queryByText(/This name suggests none/)).not.toBeInTheDocument());
});

it('says of a category that it is clothing, which some states tax less', async () => {
  const shirts = adminCategory('Shirts');
  givenCatalog({ categories: [shirts] });
  const saves = answer('put', '/api/admin/categories/{id}', ({ body }) => ({ ...shirts, taxKind: body.taxKind ?? 'other' }));
  const user = openSection(sections, '/admin/categories');
  await user.click(await screen.findByRole('button', { name: 'Edit Shirts' }));
  const form = await dialog('Edit Category');
  await choose(user, 'Taxed as', 'Clothing');
  await press(user, form, 'Update Category');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(saves.map(({ body }) => body.taxKind)).toEqual(['clothing']);
});
