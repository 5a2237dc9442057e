import { ImportClient, LINK } from '#test/tiktok/import-client.js';
import * as pages from '#test/tiktok/pages.js';
import { query } from '#platform/database/sql.js';
import { TiktokNetwork } from './tiktok-network.js';

let client: ImportClient;
beforeAll(async () => {
  client = await ImportClient.open();
});
beforeEach(() => client.reset());
afterAll(() => client.close());

describe('failed imports', () => {
  it.each([
    ['', 'Please enter a TikTok product URL'],
    ['   ', 'Please enter a TikTok product URL'],
    [undefined, 'Please enter a TikTok product URL'],
    ['https://example.com/', 'This is not a link to a TikTok product'],
    ['https://user@www.tiktok.com/x', 'This is not a link to a TikTok product'],
    ['x'.repeat(5_001), 'The text is too long'],
    [`${LINK} \ud800`, 'The text holds characters that cannot be used'],
  ])('400 for %j', async (url, message) => {
    const { body } = await client.shop.http().post('/api/admin/import/tiktok').set(client.admin).send({ url }).expect(400);
    expect(body).toMatchObject({ message });
    expect(await query(client.shop.db, 'select id from tiktok_imports')).toEqual([]);
  });

  it.each<[string, string, number, string]>([
    ['a security check', pages.page('', 'Security Check'), 422, 'TIKTOK_BLOCKED'],
    ['another region', pages.unavailablePage(), 422, 'TIKTOK_UNAVAILABLE'],
    ['no price', pages.modelPage({ prices: [] }), 422, 'TIKTOK_PRICE'],
    ['euros', pages.modelPage({ currency: 'EUR' }), 422, 'TIKTOK_PRICE'],
  ])('%s creates nothing (threat 65)', async (_name, page, status, code) => {
    client.serve(LINK, page);
    expect((await client.importLink(LINK).expect(status)).body).toMatchObject({ code });
    expect(await client.savedProducts()).toEqual([]);
  });

  it('the fields that were found are returned for the product form', async () => {
    client.serve(LINK, pages.modelPage({ prices: [] }));
    expect((await client.importLink(LINK).expect(422)).body).toMatchObject({
      found: { name: 'Wren Hoodie', description: 'Heavy cotton.', price: null, sourceUrl: LINK, sources: { name: 'router' } },
    });
  });

  it('a page that no longer exists is unavailable', async () => {
    expect((await client.importLink(LINK).expect(422)).body).toMatchObject({ code: 'TIKTOK_UNAVAILABLE' });
  });

  it.each([
    'https://evil.example/x',
    'https://127.0.0.1/x',
    'http://www.tiktok.com/x',
    'https://169.254.169.254/',
    'https://www.tiktok.com.evil.example/',
  ])('a short link that redirects to %s is rejected', async (to) => {
    client.serve('https://vm.tiktok.com/ZTabc/', { to });
    expect((await client.importLink('https://vm.tiktok.com/ZTabc/').expect(422)).body).toMatchObject({
      message: 'The link leads away from TikTok',
    });
    expect([client.internet.unexpectedConnections(), client.internet.requests]).toEqual([0, ['https://vm.tiktok.com/ZTabc/']]);
  });

  it('a name server with a private address for TikTok is rejected', async () => {
    client.internet.resolveTo('www.tiktok.com', ['10.0.0.5']);
    expect((await client.importLink(LINK).expect(422)).body).toMatchObject({ message: 'The link leads away from TikTok' });
    expect([client.internet.unexpectedConnections(), client.internet.requests]).toEqual([0, []]);
  });

  it('TikTok cannot be reached', async () => {
    jest.spyOn(client.worker.get(TiktokNetwork, { strict: false }), 'resolve').mockRejectedValue(new Error('no network'));
    expect((await client.importLink(LINK).expect(502)).body).toMatchObject({ code: 'TIKTOK_SILENT' });
  });

  it.each(['/api/admin/import/tiktok', '/api/admin/import/tiktok/'])('only admins may import: %s', async (path) => {
    await client.shop.http().post(path).send({ url: LINK }).expect(401);
  });
});
