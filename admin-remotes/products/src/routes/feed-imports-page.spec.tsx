import { openSection } from '@shop/admin-kit/testing';
import { answer, refuse, screen, waitFor, within } from '@shop/component-testing';
import type { FeedImportLine } from '@shop/contract';
import { address } from '../../test/catalog.ts';
import { feedImport } from '../../test/feed-import.ts';
import sections from '../section.tsx';

const FILES = '/api/admin/import/files';
const { id } = feedImport();

const line = (differs: Partial<FeedImportLine> = {}): FeedImportLine => ({
  position: 0,
  line: 2,
  handle: 'swallow',
  name: 'Swallow Hoodie',
  outcome: 'created',
  isDone: false,
  category: 'Hoodies (by type)',
  price: '48.00',
  stock: 5,
  images: 2,
  storedImages: null,
  notes: [],
  ...differs,
});

const csv = (): File => new File(['Handle,Title,Variant Price\n'], 'products_export.csv', { type: 'text/csv' });

it('uploads the chosen file and opens its check', async () => {
  answer('get', FILES, []);
  const uploads = answer('post', FILES, feedImport({ status: 'checking' }));
  answer('get', `${FILES}/{id}`, feedImport());
  answer('get', `${FILES}/{id}/lines`, { lines: [line()], hasMore: false });
  const user = openSection(sections, '/admin/products/imports');
  expect(await screen.findByText('No file was imported yet')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Create categories/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Keep drafts, archived and unpublished/ }));
  await user.upload(screen.getByLabelText('Product CSV'), csv());
  await waitFor(() => expect(address()).toBe(`/products/imports/${id}`));
  expect(uploads.map(({ query }) => query)).toEqual([{ name: 'products_export.csv', createCategories: 'true', drafts: 'true' }]);
  expect(await screen.findByText('Nothing is written yet. The import would do this: 1 new.')).toBeVisible();
});

it('says why a file is refused', async () => {
  answer('get', FILES, []);
  answer('post', FILES, () => refuse(422, 'This is an Excel file; please save it as "CSV UTF-8".'));
  const user = openSection(sections, '/admin/products/imports');
  await user.upload(await screen.findByLabelText('Product CSV'), csv());
  expect(await screen.findByRole('alert')).toHaveTextContent('This is an Excel file');
});

it('shows what would change, imports once, and shows the report', async () => {
  let feed = feedImport({ lines: 2, created: 1, refused: 1, done: 1 });
  answer('get', `${FILES}/{id}`, () => feed);
  const refused = line({ position: 1, line: 3, name: '', handle: 'cap', outcome: 'refused', isDone: true });
  const cannot = { ...refused, category: null, price: null, stock: null, images: 0, notes: ['the title is missing'] };
  const reads = answer('get', `${FILES}/{id}/lines`, ({ query }) => ({
    lines: query['outcome'] === 'refused' ? [cannot] : [line(), cannot],
    hasMore: false,
  }));
  const starts = answer('post', `${FILES}/{id}/start`, () => {
    feed = { ...feed, status: 'importing', startedAt: feed.createdAt };
    return feed;
  });
  const user = openSection(sections, `/admin/products/imports/${id}`);
  const table = await screen.findByRole('table', { name: 'Lines of the file' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent).join('|'))).toEqual([
    '2|Swallow Hoodie|New|Hoodies (by type)|$48.00|5|2',
    '3|capthe title is missing|Cannot be used|–|–|–|–',
  ]);
  await user.click(screen.getByRole('radio', { name: 'Cannot be used 1' }));
  await waitFor(() => expect(reads.at(-1)?.query).toEqual({ outcome: 'refused' }));
  await user.click(screen.getByRole('button', { name: 'Import 1 product' }));
  expect(await screen.findByText(/^1 of 2 lines/)).toBeVisible();
  expect(starts).toHaveLength(1);
  feed = { ...feed, status: 'done', done: 2 };
  expect(await screen.findByText('Import finished: 1 new, 1 cannot be used', undefined, { timeout: 5_000 })).toBeVisible();
  expect(screen.getByRole('button', { name: /Lines not imported/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
});

it('stops an import once', async () => {
  let feed = feedImport({ status: 'importing', startedAt: '2026-11-20T15:00:00.000Z', lines: 2, done: 1 });
  answer('get', `${FILES}/{id}`, () => feed);
  answer('get', `${FILES}/{id}/lines`, { lines: [line()], hasMore: false });
  const stops = answer('post', `${FILES}/{id}/stop`, () => {
    feed = { ...feed, status: 'stopped', message: 'Stopped by ana', endedAt: feed.createdAt };
    return feed;
  });
  const user = openSection(sections, `/admin/products/imports/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument());
  expect(stops).toHaveLength(1);
});

it('says what is wrong with a file that the check refuses', async () => {
  answer('get', `${FILES}/{id}`, feedImport({ status: 'refused', message: 'The file cannot be read as CSV.' }));
  openSection(sections, `/admin/products/imports/${id}`);
  expect(await screen.findByText('The file cannot be read as CSV.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
});

it('lists the past imports', async () => {
  const past = feedImport({ status: 'stopped', startedAt: '2026-11-20T15:00:00.000Z', lines: 9, done: 4, created: 4 });
  answer('get', FILES, [past]);
  openSection(sections, '/admin/products/imports');
  const row = within(await screen.findByRole('table', { name: 'Past imports' })).getAllByRole('row')[1];
  expect(row).toHaveTextContent(/products_export\.csv4 new, 5 not reached Stopped.*ana/);
  expect(within(row as HTMLElement).getByRole('link')).toHaveAttribute('href', `/admin/products/imports/${id}`);
});
