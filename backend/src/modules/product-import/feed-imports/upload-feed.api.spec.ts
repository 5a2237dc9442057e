import { FeedImportClient } from '#test/feeds/feed-import-client.js';
import { hoodieFeed } from '#test/feeds/feed-client.js';
import { asAdmin } from '#test/support/builders/users.js';
import { FeedImport } from './feed-import.entity.js';
import { MAX_FEED_BYTES } from './upload-feed.js';

let client: FeedImportClient;
beforeAll(async () => {
  client = await FeedImportClient.open();
});
beforeEach(() => client.reset());
afterEach(() => jest.restoreAllMocks());
afterAll(() => client.close());

describe('an uploaded file', () => {
  it.each([
    ['an empty file', '', 'The file is empty.'],
    ['blank lines', '\n\n \n', 'The file is empty.'],
    ['a web page', '\n<!DOCTYPE html><html><body>Sign in</body></html>', 'This is a web page, not a CSV file.'],
    ['an Excel file', Buffer.from('504b0304140006', 'hex'), 'This is an Excel file; please save it as "CSV UTF-8".'],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'This is an Excel file; please save it as "CSV UTF-8".'],
    ['UTF-16 with other columns', Buffer.from('\uFEFFHandle;Title;Variant Price\n', 'utf16le'), 'separated by semicolons'],
    ['Latin-1', Buffer.from('Handle,Title,Variant Price\na,Café,1\n', 'latin1'), 'not UTF-8 text'],
    ['bytes', Buffer.from([72, 0, 1, 2, 0]), 'This is not a CSV file.'],
    ['semicolons', 'Handle;Title;Variant Price\n', 'separated by semicolons'],
    ['orders', 'Name,Email,Total\n#1001,a@b.co,10\n', 'no column "Handle", "Title", "Variant Price"'],
  ])('is refused with one sentence: %s', async (_name, content, sentence) => {
    const { body } = await client.upload(content).expect(422);
    expect(body).toMatchObject({ code: 'FILE_UNUSABLE', message: expect.stringContaining(sentence) });
    expect(await client.shop.db.getRepository(FeedImport).count()).toBe(0);
  });

  it('is refused when it is too large, has no name, or no body', async () => {
    const { body } = await client.upload(Buffer.alloc(MAX_FEED_BYTES + 1, 'a')).expect(413);
    expect(body).toMatchObject({ code: 'FILE_TOO_LARGE', message: 'The file is too large: at most 16 MB. Please split it.' });
    await client.upload(hoodieFeed(), { name: '' }).expect(400);
    await client.http('post', '').query({ name: 'x.csv' }).expect(422);
  });

  it('is refused by the check when its quotation marks are wrong, and cannot be started', async () => {
    const { id } = (await client.upload(`${hoodieFeed()}open,"Open,1`).expect(200)).body as { id: string };
    expect(await client.ended(id)).toMatchObject({
      status: 'refused',
      message: 'The file cannot be read as CSV: a quotation mark is opened and never closed (line 3).',
    });
    await client.http('post', `/${id}/start`).expect(422);
    expect(await client.list()).toEqual([]);
  });
});

it('is read as UTF-16 too', async () => {
  expect(await client.check(Buffer.from(`\uFEFF${hoodieFeed()}`, 'utf16le'))).toMatchObject({ created: 1 });
});

it('reads a header behind blank lines', async () => {
  expect(await client.check(`\n \n,,\n${hoodieFeed()}`)).toMatchObject({ created: 1 });
});

it.each(['packer', 'bookkeeper'] as const)('a %s can neither upload nor read imports', async (role) => {
  const other = await asAdmin(client.shop, { role });
  await client.shop.http().post('/api/admin/import/files').query({ name: 'a.csv' }).set(other).send(hoodieFeed()).expect(403);
  await client.shop.http().get('/api/admin/import/files').set(other).expect(403);
});
