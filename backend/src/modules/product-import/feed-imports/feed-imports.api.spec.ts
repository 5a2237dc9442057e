import sharp from 'sharp';
import { FeedImportClient } from '#test/feeds/feed-import-client.js';
import { feedFile, hoodieFeed, sampleFeed } from '#test/feeds/feed-client.js';
import { AuditEntry } from '#modules/auth/index.js';
import { FetchError } from '#platform/safe-fetch/safe-fetch.js';
import { InternetImages } from '../shopify/image-source.js';

const png = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 50, channels: 3, background: '#cf3414' } })
    .png()
    .toBuffer();

let client: FeedImportClient;
beforeAll(async () => {
  client = await FeedImportClient.open();
});
beforeEach(() => client.reset());
afterEach(() => jest.restoreAllMocks());
afterAll(() => client.close());

describe('the check and the import', () => {
  it.each(['shopify-apparel.csv', 'hostile.csv', 'new-names.csv', 'sized.csv', 'quoted-newlines.csv'])(
    'say the same for %s, and a second import changes nothing',
    async (name) => {
      const content = await feedFile(name);
      const checked = await client.check(content, { createCategories: 'true' });
      expect(await client.products()).toEqual([]);
      const expected = await client.outcomes(checked.id);
      const done = await client.import(checked.id);
      expect(done).toMatchObject({ status: 'done', done: done.lines, failed: 0, fileName: 'products.csv', adminName: 'ana' });
      expect(await client.outcomes(checked.id)).toEqual(expected);
      const products = await client.products();
      expect(products).toHaveLength(checked.created);
      expect(
        await client.shop.db.query("select name from categories where tax_kind <> 'clothing' and name <> 'Hoodies'"),
      ).toEqual([]);

      const again = await client.check(content, { createCategories: 'true' });
      expect(again).toMatchObject({ created: 0, updated: 0, unchanged: checked.created });
      expect(await client.import(again.id)).toMatchObject({ created: 0, updated: 0, unchanged: checked.created });
      expect(await client.products()).toEqual(products);
    },
  );

  it('keep what the file hides as drafts when that is asked for', async () => {
    const content = await feedFile('new-names.csv');
    const checked = await client.check(content, { drafts: 'true' });
    expect(checked).toMatchObject({ drafts: true, created: 2, skipped: 0 });
    expect(await client.import(checked.id)).toMatchObject({ drafts: true, created: 2, skipped: 0 });
    const states = await client.shop.db.query('select source_id, state from products order by source_id');
    expect(states).toEqual([
      { source_id: 'old-hat', state: 'draft' },
      { source_id: 'relaxed-jogger', state: 'live' },
    ]);
    expect(await client.check(content)).toMatchObject({ drafts: false, unchanged: 1, skipped: 1 });
  });

  it('say that a new image changes a product, and that one which failed is tried again', async () => {
    jest.spyOn(InternetImages.prototype, 'fetch').mockResolvedValue(await png());
    await client.import((await client.check(hoodieFeed())).id);
    const more = hoodieFeed('48', '5', 'swallow,,,,,https://cdn.example/b.png\n');
    const checked = await client.check(more);
    expect(checked).toMatchObject({ updated: 1, imagesToDownload: 1 });
    expect((await client.lines(checked.id)).lines[0]?.notes).toEqual(['changed: images', '1 images to download']);
    expect(await client.import(checked.id)).toMatchObject({ updated: 1 });
    expect(await client.check(more)).toMatchObject({ unchanged: 1, imagesToDownload: 0 });
  });

  it('keep a report with who, when, and the lines that were not imported as CSV', async () => {
    const { id } = await client.check(await feedFile('hostile.csv'));
    const done = await client.import(id);
    expect(await client.list()).toEqual([done]);
    expect(await client.shop.db.getRepository(AuditEntry).findOneBy({ action: 'imported' })).toMatchObject({
      entity: 'product file',
      adminName: 'ana',
      detail: { name: 'products.csv' },
    });
    expect((await client.shop.db.query('select content from feed_imports'))[0]).toEqual({ content: null });
    const { lines } = await client.lines(id, 'refused');
    expect(lines).toHaveLength(done.refused);
    const { text, headers } = await client.http('get', `/${id}/failed.csv`).expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename="not-imported.csv"');
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + done.refused);
    expect(text).toContain('the handle is missing');
  });

  it('give 2,000 lines page by page', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => `p${index},Piece ${index},Hat,10,1,`).join('\n');
    const { id, lines, created } = await client.check(
      `Handle,Title,Type,Variant Price,Variant Inventory Qty,Image Src\n${rows}\n`,
    );
    expect([lines, created]).toEqual([2_000, 2_000]);
    const first = await client.lines(id);
    const second = await client.lines(id, undefined, 99);
    expect([first.lines.length, first.hasMore, first.lines[0]?.name, second.lines[0]?.name]).toEqual([
      100,
      true,
      'Piece 0',
      'Piece 100',
    ]);
    expect(await client.lines(id, undefined, 1_999)).toEqual({ lines: [], hasMore: false });
  });
});

describe('one import at a time', () => {
  it('starts once when it is started twice', async () => {
    const { id } = await client.check(hoodieFeed());
    const answers = await Promise.all([client.http('post', `/${id}/start`), client.http('post', `/${id}/start`)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await client.ended(id);
    await client.http('post', `/${id}/start`).expect(200);
    expect(await client.shop.db.getRepository(AuditEntry).countBy({ action: 'imported' })).toBe(1);
    expect(await client.products()).toHaveLength(1);
  });

  it('refuses a second tab with the same file, while the first import runs and after it', async () => {
    const [one, two] = [await client.check(hoodieFeed()), await client.check(hoodieFeed())];
    client.holdImports();
    const answers = await Promise.all([one, two].map(({ id }) => client.http('post', `/${id}/start`)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [started, other] = answers[0]?.status === 200 ? [one, two] : [two, one];
    expect((await client.http('post', `/${other.id}/start`).expect(409)).body).toMatchObject({ code: 'IMPORT_RUNNING' });
    await client.releaseImports(started.id);
    expect((await client.http('post', `/${other.id}/start`).expect(409)).body).toMatchObject({ code: 'IMPORT_OUTDATED' });
    expect(await client.products()).toHaveLength(1);
  });
});

describe('an import that does not reach its end', () => {
  const three = hoodieFeed('48', '5', 'tee,Tee,Tee,10,1,\nhat,Hat,Hat,12,1,\n');

  it('continues where it was killed, without a second product, and says what each product became', async () => {
    const { id } = await client.check(three);
    client.holdImports();
    await client.http('post', `/${id}/start`).expect(200);
    await client.importUntil(id, 2);
    expect(await client.view(id)).toMatchObject({ status: 'importing', done: 2, created: 2 });
    await client.runJob(id, false);
    expect(await client.view(id)).toMatchObject({ status: 'done', created: 3, unchanged: 0 });
    expect(await client.products()).toHaveLength(3);
  });

  it('ends when it is stopped: what is imported stays, and the CSV names the rest', async () => {
    const { id } = await client.check(three);
    client.holdImports();
    await client.http('post', `/${id}/start`).expect(200);
    await client.importUntil(id, 1);
    await client.http('post', `/${id}/stop`).expect(200);
    await client.http('post', `/${id}/stop`).expect(200);
    await client.runJob(id, false);
    expect(await client.view(id)).toMatchObject({ status: 'stopped', message: 'Stopped by ana', done: 1, created: 1 });
    expect(await client.products()).toHaveLength(1);
    expect((await client.lines(id, 'created')).lines).toHaveLength(1);
    expect((await client.lines(id)).lines.map(({ isDone }) => isDone)).toEqual([true, false, false]);
    const { text } = await client.http('get', `/${id}/failed.csv`).expect(200);
    expect(text.match(/The import ended before it/g)).toHaveLength(2);
    expect(await client.shop.db.getRepository(AuditEntry).countBy({ action: 'cancelled' })).toBe(1);
  });

  it('does not save the product whose images are being downloaded when it is stopped', async () => {
    const { id } = await client.check(three);
    jest.spyOn(InternetImages.prototype, 'fetch').mockImplementation(async () => {
      await client.http('post', `/${id}/stop`).expect(200);
      throw new FetchError('connection', 'No connection');
    });
    expect(await client.import(id)).toMatchObject({ status: 'stopped', done: 0 });
    expect(await client.products()).toEqual([]);
  });

  it('says so after its last attempt', async () => {
    const { id } = await client.check(three);
    client.holdImports();
    await client.http('post', `/${id}/start`).expect(200);
    await client.failLastAttempt(id);
    expect(await client.view(id)).toMatchObject({
      status: 'stopped',
      message: expect.stringContaining('Import the same file again'),
    });
    await client.releaseImports(id);
    expect(await client.import((await client.check(three)).id)).toMatchObject({ status: 'done', created: 3 });
  });
});

it('forgets checks that nobody has started for a day', async () => {
  const { id } = await client.check(hoodieFeed());
  await client.shop.db.query("update feed_imports set created_at = now() - interval '25 hours'");
  await client.check(await sampleFeed());
  await client.http('get', `/${id}`).expect(404);
  await client.http('get', `/${id}/lines`).expect(404);
  await client.http('get', '/7/failed.csv').expect(404);
});
