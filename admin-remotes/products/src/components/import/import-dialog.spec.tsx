import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, fireEvent, hold, refuse, screen, type UserEvent, waitFor, within } from '@shop/component-testing';
import type { TiktokImportProgress } from '@shop/contract';
import { product } from '../../../test/product.ts';
import sections from '../../section.tsx';

const URL = 'https://www.tiktok.com/view/product/1729000000000000778';
const FOUND = { name: 'Half Known Hat', description: 'Heavy cotton', price: null, sourceUrl: URL, sources: {} };
const NOTHING = { toConfirm: 0, toShip: 0, overdue: 0, onTheWayTooLong: 0, lowStock: 0, soldOut: 0, sizesOut: 0 };
const BLOCKED = 'TikTok asked for a security check';

type Import = Pick<TiktokImportProgress, 'status' | 'step'> & Partial<TiktokImportProgress>;
const progress = (id: string | undefined, of: Import): TiktokImportProgress => ({
  id: id ?? '',
  message: null,
  code: null,
  found: null,
  product: null,
  ...of,
});

beforeEach(() => {
  answer('get', '/api/admin/products/page', { products: [], matching: 0, total: 0, uncategorized: 0, drafts: 0, waiting: 0 });
  answer('get', '/api/admin/categories', []);
  answer('get', '/api/admin/artists', []);
  answer('get', '/api/admin/deleted/products', []);
  answer('get', '/api/admin/orders/summary', { ...NOTHING, moneyToday: '0.00', timeZone: 'America/New_York' });
  answer('get', '/api/admin/import/tiktok/{id}', ({ path }) => progress(path['id'], { status: 'waiting', step: null }));
});

async function openImport(): Promise<{ user: UserEvent; form: HTMLElement }> {
  const user = openSection(sections, '/admin/products');
  await user.click((await screen.findAllByRole('button', { name: 'Add Product' }))[0]!);
  await press(user, await dialog('Create New Product'), 'Import from TikTok');
  const form = await dialog('Import Product from TikTok');
  fill(form, 'TikTok product URL', ` ${URL} `);
  return { user, form };
}

const submit = (user: UserEvent, form: HTMLElement): Promise<void> => press(user, form, 'Import Product');
const toast = (text: string): Promise<void> => waitFor(() => expect(toasts()).toHaveTextContent(text));

it('asks for a link before it is sent', async () => {
  const { form } = await openImport();
  fill(form, 'TikTok product URL', '  ');
  await waitFor(() => expect(within(form).getByRole('button', { name: 'Import Product' })).toBeDisabled());
  fireEvent.keyDown(within(form).getByLabelText('TikTok product URL'), { key: 'Enter' });
  await toast('URL requiredPlease enter a TikTok product URL');
});

it('says which step runs, cannot be sent twice, and ends with the product', async () => {
  const { passed, release } = hold();
  const sent = answer('post', '/api/admin/import/tiktok', async () => {
    await passed;
    return { product: product({ name: 'Wren Hoodie' }) };
  });
  answer('get', '/api/admin/import/tiktok/{id}', ({ path }) =>
    progress(path['id'], { status: 'running', step: 'Reading the page' }),
  );
  const { user, form } = await openImport();
  await user.click(within(form).getByRole('checkbox', { name: 'Keep as a draft' }));
  await submit(user, form);
  expect(await within(form).findByRole('button', { name: 'Importing...' })).toBeDisabled();
  await waitFor(() => expect(within(form).getByRole('status')).toHaveTextContent('Reading the page'));
  release();
  await toast('Product imported successfully!Wren Hoodie');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(sent.map(({ body }) => [body.url, body.pageSource, body.draft])).toEqual([[URL, null, true]]);
});

it('asks for the source of the page after a security check, and sends what is pasted', async () => {
  const sent = answer('post', '/api/admin/import/tiktok', ({ body }) =>
    body.pageSource == null ? refuse(422, BLOCKED, { code: 'TIKTOK_BLOCKED' }) : { product: product({ name: 'Pasted Tee' }) },
  );
  const { user, form } = await openImport();
  await submit(user, form);
  await toast(`Import failed${BLOCKED}`);
  fill(form, 'Page source', '<html>the page</html>');
  await submit(user, form);
  await toast('Product imported successfully!Pasted Tee');
  expect(sent.map(({ body }) => body.pageSource)).toEqual([null, '<html>the page</html>']);
});

it('fills the form of a new product with what a page without a price says', async () => {
  const message = 'The page shows no price, so nothing was imported';
  answer('post', '/api/admin/import/tiktok', () => refuse(422, message, { code: 'TIKTOK_INCOMPLETE', found: FOUND }));
  const { user, form } = await openImport();
  await submit(user, form);
  await toast(`Import failed${message}`);
  await press(user, form, 'Fill the form with what was found');
  const created = await dialog('Create New Product');
  await waitFor(() => expect(within(created).getByLabelText('Name')).toHaveValue('Half Known Hat'));
  expect(within(created).getByLabelText('Description')).toHaveValue('Heavy cotton');
});

it('follows an import that takes longer than its request until it ends', async () => {
  const importId = '33333333-0000-4000-8000-000000000000';
  answer('post', '/api/admin/import/tiktok', () => refuse(504, 'The import goes on', { importId }));
  const { passed, release } = hold();
  let isDone = false;
  void passed.then(() => (isDone = true));
  const polled = answer('get', '/api/admin/import/tiktok/{id}', ({ path }) =>
    progress(
      path['id'],
      isDone ? { status: 'done', step: null, product: product({ name: 'Slow Scarf' }) } : { status: 'waiting', step: null },
    ),
  );
  const { user, form } = await openImport();
  await submit(user, form);
  await waitFor(() =>
    expect(within(form).getByRole('status')).toHaveTextContent('Waiting for the worker. This takes longer than usual'),
  );
  expect(within(form).getByText('Close').closest('button')).toBeEnabled();
  release();
  await toast('Product imported successfully!Slow Scarf');
  expect(new Set(polled.map(({ path }) => path['id']))).toEqual(new Set([importId]));
});

it('says that a product was imported already', async () => {
  answer('post', '/api/admin/import/tiktok', () => refuse(409, 'This product was already imported'));
  const { user, form } = await openImport();
  await submit(user, form);
  await toast('Product already existsThis TikTok product has already been imported to your store');
});
