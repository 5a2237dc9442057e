import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { act, answer, fireEvent, refuse, screen, waitFor, within } from '@shop/component-testing';
import sections from '../../section.tsx';
import { address, adminArtist, adminCategory, adminProduct, givenCatalog } from '../../../test/catalog.ts';

const LISTS = [
  { list: 'products', noun: 'Product' },
  { list: 'categories', noun: 'Category' },
  { list: 'artists', noun: 'Artist' },
] as const;

const ITEMS = {
  products: [adminProduct('Porch Tee'), adminProduct('Other Tee')],
  categories: [adminCategory('Décor'), adminCategory('Hats')],
  artists: [adminArtist('Zoë Ñandú', { story: 'Paints rivers' }), adminArtist('Ada')],
};
const back = (): void => act(() => globalThis.history.back());

const start = window.setTimeout.bind(window);
// No mock of Jest: Testing Library would take it for a fake clock.
afterEach(() => void Object.assign(window, { setTimeout: start }));

/** Keeps the timer of the search field back; `send` ends it. */
function holdSearch() {
  const held = { send: (): void => undefined };
  const hold = (run: () => void, ms?: number, ...rest: unknown[]): unknown => {
    if (ms !== 250) return start(run, ms, ...rest);
    held.send = run;
    return 0;
  };
  Object.assign(window, { setTimeout: hold });
  return held;
}

describe.each(LISTS)('the list of $list', ({ list, noun }) => {
  const [first] = ITEMS[list];

  it('has an address for each form: Back, Forward and a save', async () => {
    givenCatalog(ITEMS);
    answer('put', '/api/admin/products/{id}', ITEMS.products[0]!);
    answer('put', '/api/admin/categories/{id}', ITEMS.categories[0]!);
    answer('put', '/api/admin/artists/{id}', ITEMS.artists[0]!);
    const user = openSection(sections, `/admin/${list}?search=o`);
    const edit = await screen.findByRole('button', { name: `Edit ${first!.name}` });
    await user.click(edit);
    const form = await dialog(`Edit ${noun}`);
    expect(address()).toBe(`/${list}/${first!.id}?search=o`);
    back();
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(address()).toBe(`/${list}?search=o`);
    await waitFor(() => expect(edit).toHaveFocus());
    act(() => globalThis.history.forward());
    const again = await dialog(`Edit ${noun}`);
    fill(again, 'Name', 'Typed');
    back();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(within(again).getByLabelText('Name')).toHaveValue('Typed');
    await press(user, again, `Update ${noun}`);
    await waitFor(() => expect(toasts()).toHaveTextContent(`${noun} updated successfully`));
    await waitFor(() => expect(address()).toBe(`/${list}?search=o`));
  });

  it('opens the form of an address, and Cancel returns to the list', async () => {
    givenCatalog(ITEMS);
    const user = openSection(sections, `/admin/${list}/${first!.id}`);
    const form = await dialog(`Edit ${noun}`);
    expect(within(form).getByLabelText('Name')).toHaveValue(first!.name);
    await press(user, form, 'Cancel');
    await waitFor(() => expect(address()).toBe(`/${list}`));
  });

  it('says in place that there is no such item', async () => {
    givenCatalog(ITEMS);
    const user = openSection(sections, `/admin/${list}/nonsense`);
    const missing = await dialog(`This ${noun.toLowerCase()} cannot be shown`);
    expect(missing).toHaveTextContent(`There is no such ${noun.toLowerCase()}`);
    await user.click(within(missing).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(address()).toBe(`/${list}`));
    expect(screen.getByRole('button', { name: `Edit ${first!.name}` })).toBeVisible();
  });

  it('says why it cannot be loaded, and Retry loads it', async () => {
    givenCatalog(ITEMS);
    let fails = true;
    const failure = () => refuse(500, 'Something went wrong on our side');
    const page = { products: ITEMS.products, matching: 2, total: 2, uncategorized: 0, drafts: 0, waiting: 0 };
    answer('get', '/api/admin/products/page', () => (fails ? failure() : page));
    answer('get', '/api/admin/categories', () => (fails ? failure() : ITEMS.categories));
    answer('get', '/api/admin/artists', () => (fails ? failure() : ITEMS.artists));
    const user = openSection(sections, `/admin/${list}`);
    expect(await screen.findByRole('heading', { name: `Failed to fetch ${list}` })).toBeVisible();
    expect(screen.getByText('Something went wrong on our side')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 3, name: first!.name })).toBeVisible();
  });

  it('keeps a form that opens while a search ends, and the search', async () => {
    givenCatalog(ITEMS);
    const user = openSection(sections, `/admin/${list}`);
    const add = await screen.findByRole('button', { name: `Add ${noun}` });
    const search = holdSearch();
    const field = screen.getByLabelText(/^Search /);
    fireEvent.change(field, { target: { value: first!.name.slice(0, 2) } });
    // The timer ends after the click, before the dialog is rendered.
    act(() => {
      add.click();
      search.send();
    });
    const form = await dialog(`Create New ${noun}`);
    expect(address()).toBe(`/${list}/new`);
    act(() => search.send());
    await waitFor(() => expect(address()).toMatch(new RegExp(`^/${list}/new\\?search=`)));
    expect(form).toBeVisible();
    await press(user, form, 'Cancel');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(field).toHaveValue(first!.name.slice(0, 2));
  });
});
