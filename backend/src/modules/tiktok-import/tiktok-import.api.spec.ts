import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import sharp from 'sharp';
import { givenCategory } from '../../../test/support/builders/catalog.js';
import { asAdmin } from '../../../test/support/builders/users.js';
import { eventually } from '../../../test/support/eventually.js';
import { outsideWorld, type OutsideWorld } from '../../../test/support/outside-world.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { openWorker } from '../../../test/support/worker.js';
import * as pages from '../../../test/tiktok/pages.js';
import { rows } from '../../platform/database/rows.js';
import { Admin } from '../auth/index.js';
import { ImportDiary } from './import-diary.js';
import { ImportProduct } from './import-product.js';
import { TiktokImportJobs } from './tiktok-import.jobs.js';
import { TiktokNetwork } from './tiktok-network.js';

const HOSTS = ['www.tiktok.com', 'vm.tiktok.com', 'shop.tiktok.com', 'p16-oec-va.ibyteimg.com', 'evil.example'];
const ID = pages.PRODUCT_ID;
const LINK = `https://www.tiktok.com/view/product/${ID}`;

let shop: TestShop;
let worker: INestApplicationContext;
let world: OutsideWorld;
let admin: { authorization: string };
let picture: Buffer;
/** What TikTok serves, by "host/path"; everything else is a 404. */
let served: Map<string, string | { to: string }>;

beforeAll(async () => {
  shop = await openShop();
  worker = await openWorker(shop.config);
  admin = await asAdmin(shop);
  await givenCategory(shop.db, { name: 'Hoodies', slug: 'hoodies' });
  picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#cf3414' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await worker.close();
  await shop.close();
});

beforeEach(async () => {
  await shop.db.query('delete from tiktok_imports');
  await shop.db.query('delete from products');
  served = new Map();
  world = await outsideWorld(HOSTS);
  const network = worker.get(TiktokNetwork, { strict: false });
  jest.spyOn(network, 'resolve').mockImplementation((hostname) => world.network.resolve(hostname));
  jest.spyOn(network, 'dial').mockImplementation((address, hostname) => world.network.dial(address, hostname));
  world.answer((request, response) => {
    const found = served.get(`${request.headers.host}${request.url}`);
    if (typeof found === 'object') response.writeHead(302, { location: found.to }).end();
    else if (found !== undefined) response.writeHead(200, { 'content-type': 'text/html' }).end(found);
    else if (request.headers.host?.endsWith('ibyteimg.com'))
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    else response.writeHead(404).end();
  });
});
afterEach(() => world.close());

const serve = (address: string, page: string | { to: string }): unknown => served.set(address.replace('https://', ''), page);
const bring = (url: string, more: object = {}) =>
  shop
    .http()
    .post('/api/admin/import/tiktok')
    .set(admin)
    .send({ url, ...more });

interface SavedProduct {
  id: string;
  name: string;
  price: string;
  stock: number;
  sourceUrl: string;
  images: number;
}

const savedProducts = (): Promise<SavedProduct[]> =>
  rows(
    shop.db,
    `select id, name, price::text as price, stock_quantity as stock, source_url as "sourceUrl",
       (select count(*)::int from product_images i where i.product_id = p.id) as images
     from products p where source_platform = 'tiktok' and source_id = $1 and deleted_at is null`,
    [ID],
  );

describe('a product from a link', () => {
  it('is created without stock and flags, its pictures copied, its category recognised', async () => {
    serve(LINK, pages.modelPage({ prices: ['41.00', '36.00'], sizes: ['S', 'M'] }));
    const { body } = await bring(`Check this out! ${LINK}?utm_source=copy`).expect(201);
    expect(body).toEqual({
      product: expect.objectContaining({
        name: 'Wren Hoodie',
        price: '36.00',
        description: 'Heavy cotton.\n\nSizes: S, M.',
        stockQuantity: 0,
        inStock: false,
        isNew: false,
        category: expect.objectContaining({ slug: 'hoodies' }) as unknown,
        imageUrl: expect.stringMatching(/^\/api\/images\/[0-9a-f-]{36}\.jpg$/) as unknown,
      }) as unknown,
    });
    expect(await savedProducts()).toMatchObject([{ price: '36.00', stock: 0, sourceUrl: LINK, images: 1 }]);
    expect(world.asked[0]).toBe(LINK);
    const [entry] = await rows(shop.db, `select action, entity, detail from audit_log where action = 'imported'`);
    expect(entry).toEqual({ action: 'imported', entity: 'product', detail: { name: 'Wren Hoodie', from: 'tiktok' } });
  });

  it('comes through a short link and its redirects', async () => {
    serve('https://vm.tiktok.com/ZTabc/', { to: `https://www.tiktok.com/t/x?og_info=%7B%22title%22%3A%22Fake%22%7D` });
    serve('https://www.tiktok.com/t/x?og_info=%7B%22title%22%3A%22Fake%22%7D', { to: `/shop/pdp/wren-hoodie/${ID}?source=x` });
    serve(`https://www.tiktok.com/shop/pdp/wren-hoodie/${ID}?source=x`, pages.flatPage());
    await bring('https://vm.tiktok.com/ZTabc/').expect(201);
    expect(await savedProducts()).toMatchObject([{ name: 'Wren Hoodie' }]);
  });

  it("comes from a video, by its product's own page, its id exact to the last digit", async () => {
    serve('https://www.tiktok.com/@wren/video/7400000000000000001', pages.videoPage([pages.shopAnchor()]));
    serve(LINK, pages.modelPage());
    await bring('https://www.tiktok.com/@wren/video/7400000000000000001').expect(201);
    expect(await savedProducts()).toHaveLength(1);
  });

  it('comes from the pasted source of its page, however large, and asks TikTok for nothing but pictures', async () => {
    const pageSource = pages.modelPage().replace('<div id="root">', `<div id="root">${'x'.repeat(2_000_000)}`);
    await bring(LINK, { pageSource }).expect(201);
    expect(world.asked.map((address) => new URL(address).host)).toEqual(['p16-oec-va.ibyteimg.com']);
    expect(await rows(shop.db, 'select page_source from tiktok_imports')).toEqual([{ page_source: null }]);
  });

  it('keeps scripts as text', async () => {
    serve(
      LINK,
      pages.modelPage({ name: '<script>alert(1)</script> Tee\u0000\u202E', description: '<img src=x onerror=alert(1)>' }),
    );
    await bring(LINK).expect(201);
    expect(await savedProducts()).toMatchObject([{ name: '<script>alert(1)</script> Tee' }]);
  });

  it('leaves out pictures from elsewhere and files that are none', async () => {
    const pictures = [
      'https://evil.example/a.jpeg',
      'javascript:alert(1)',
      'http://p16-oec-va.ibyteimg.com/b.jpeg',
      'https://127.0.0.1/c.jpeg',
      'https://p16-oec-va.ibyteimg.com/no.jpeg',
    ];
    serve('https://p16-oec-va.ibyteimg.com/no.jpeg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    serve(LINK, pages.modelPage({ pictures }));
    await bring(LINK).expect(201);
    expect(await savedProducts()).toMatchObject([{ images: 0 }]);
    expect([world.strays(), world.asked]).toEqual([0, [LINK, 'https://p16-oec-va.ibyteimg.com/no.jpeg']]);
  });
});

describe('an import a second time (threat 67)', () => {
  it('is a 409 that says so, and asks TikTok for nothing', async () => {
    serve(LINK, pages.modelPage());
    await bring(LINK).expect(201);
    world.asked.length = 0;
    const { body } = await bring(`https://shop.tiktok.com/us/pdp/wren/${ID}`).expect(409);
    expect(body).toMatchObject({ message: 'This TikTok product is already imported', code: 'ALREADY_IMPORTED' });
    expect(world.asked).toEqual([]);
  });

  it('makes one product of ten at the same time', async () => {
    serve(LINK, pages.modelPage());
    const answers = await Promise.all(Array.from({ length: 10 }, () => bring(LINK)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await savedProducts()).toMatchObject([{ images: 1 }]);
  });

  it('brings a deleted product back, as it is now', async () => {
    serve(LINK, pages.modelPage());
    await bring(LINK).expect(201);
    await shop.db.query(`update products set deleted_at = now(), stock_quantity = 4, is_new = true where source_id = $1`, [ID]);
    serve(LINK, pages.modelPage({ prices: ['30.00'] }));
    await bring(LINK).expect(201);
    expect(await savedProducts()).toMatchObject([{ price: '30.00', stock: 0, images: 1 }]);
  });
});

describe('refusals', () => {
  it.each([
    ['', 'Please enter a TikTok product URL'],
    ['   ', 'Please enter a TikTok product URL'],
    [undefined, 'Please enter a TikTok product URL'],
    ['https://example.com/', 'This is not a link to a TikTok product'],
    ['https://user@www.tiktok.com/x', 'This is not a link to a TikTok product'],
    ['x'.repeat(5_001), 'The text is too long'],
  ])('400 for %j', async (url, message) => {
    const { body } = await shop.http().post('/api/admin/import/tiktok').set(admin).send({ url }).expect(400);
    expect(body).toMatchObject({ message });
    expect(await rows(shop.db, 'select id from tiktok_imports')).toEqual([]);
  });

  it.each<[string, string, number, string]>([
    ['a security check', pages.page('', 'Security Check'), 422, 'TIKTOK_BLOCKED'],
    ['another region', pages.unavailablePage(), 422, 'TIKTOK_UNAVAILABLE'],
    ['no price', pages.modelPage({ prices: [] }), 422, 'TIKTOK_PRICE'],
    ['euros', pages.modelPage({ currency: 'EUR' }), 422, 'TIKTOK_PRICE'],
  ])('%s creates nothing', async (_name, page, status, code) => {
    serve(LINK, page);
    expect((await bring(LINK).expect(status)).body).toMatchObject({ code });
    expect(await savedProducts()).toEqual([]);
  });

  it('hands over what was found, for the dialog of a new product', async () => {
    serve(LINK, pages.modelPage({ prices: [] }));
    expect((await bring(LINK).expect(422)).body).toMatchObject({
      found: { name: 'Wren Hoodie', description: 'Heavy cotton.', price: null, sourceUrl: LINK, sources: { name: 'router' } },
    });
  });

  it('a page that is gone', async () => {
    expect((await bring(LINK).expect(422)).body).toMatchObject({ code: 'TIKTOK_UNAVAILABLE' });
  });

  it.each([
    'https://evil.example/x',
    'https://127.0.0.1/x',
    'http://www.tiktok.com/x',
    'https://169.254.169.254/',
    'https://www.tiktok.com.evil.example/',
  ])('a short link that leads to %s', async (to) => {
    serve('https://vm.tiktok.com/ZTabc/', { to });
    expect((await bring('https://vm.tiktok.com/ZTabc/').expect(422)).body).toMatchObject({
      message: 'The link leads away from TikTok',
    });
    expect([world.strays(), world.asked]).toEqual([0, ['https://vm.tiktok.com/ZTabc/']]);
  });

  it('a name server that says TikTok lives next door', async () => {
    world.name('www.tiktok.com', ['10.0.0.5']);
    expect((await bring(LINK).expect(422)).body).toMatchObject({ message: 'The link leads away from TikTok' });
    expect([world.strays(), world.asked]).toEqual([0, []]);
  });

  it('TikTok cannot be reached', async () => {
    jest.spyOn(worker.get(TiktokNetwork, { strict: false }), 'resolve').mockRejectedValue(new Error('no network'));
    expect((await bring(LINK).expect(502)).body).toMatchObject({ code: 'TIKTOK_SILENT' });
  });

  it.each(['/api/admin/import/tiktok', '/api/admin/import/tiktok/'])('nobody but an admin: %s', async (path) => {
    await shop.http().post(path).send({ url: LINK }).expect(401);
  });
});

describe('the job (threat 89)', () => {
  const wish = async () => {
    const [person] = await rows<{ id: string; username: string }>(shop.db, 'select id, username from users');
    const diary = shop.app.get(ImportDiary, { strict: false });
    return diary.open(new Admin(person?.id ?? '', person?.username ?? '', true, '', new Date()), LINK, null);
  };

  it('makes one product when it is killed before the end and done again', async () => {
    serve(LINK, pages.modelPage());
    const id = await wish();
    const jobs = worker.get(TiktokImportJobs, { strict: false });
    const kill = jest.spyOn(ImportDiary.prototype, 'finish').mockRejectedValueOnce(new Error('killed here'));
    await expect(jobs.import({ importId: id }, { attempt: 1, isLastAttempt: false })).rejects.toThrow('killed here');
    expect(await savedProducts()).toEqual([]);
    await jobs.import({ importId: id }, { attempt: 1, isLastAttempt: true });
    await jobs.import({ importId: id }, { attempt: 1, isLastAttempt: true });
    expect(kill).toHaveBeenCalledTimes(2);
    expect(await savedProducts()).toMatchObject([{ images: 1 }]);
  });

  it('ends cleanly when it fails for good', async () => {
    const id = await wish();
    jest.spyOn(ImportProduct.prototype, 'run').mockRejectedValueOnce(new Error('broken'));
    await expect(
      worker.get(TiktokImportJobs, { strict: false }).import({ importId: id }, { attempt: 1, isLastAttempt: true }),
    ).rejects.toThrow('broken');
    const { body } = await shop.http().get(`/api/admin/import/tiktok/${id}`).set(admin).expect(200);
    expect(body).toMatchObject({ status: 'refused', message: 'Failed to import from TikTok', product: null });
  });

  it("may be asked for by the dialog's own id while it runs, and that id counts once", async () => {
    serve(LINK, pages.modelPage());
    const importId = randomUUID();
    const call = bring(LINK, { importId }).then(({ status }) => status);
    const read = async (): Promise<{ status?: string }> =>
      (await shop.http().get(`/api/admin/import/tiktok/${importId}`).set(admin)).body as { status?: string };
    expect(await eventually(read, ({ status }) => status === 'done')).toMatchObject({ id: importId, status: 'done' });
    expect(await call).toBe(201);
    await shop.db.query('delete from products');
    expect((await bring(LINK, { importId }).expect(409)).body).toMatchObject({ code: 'IMPORT_ID_TAKEN' });
    await bring(LINK, { importId: '7' }).expect(400);
  });

  it('tells how far it is', async () => {
    serve(LINK, pages.modelPage());
    const id = await wish();
    await worker.get(TiktokImportJobs, { strict: false }).import({ importId: id }, { attempt: 1, isLastAttempt: true });
    const read = async (): Promise<unknown> => (await shop.http().get(`/api/admin/import/tiktok/${id}`).set(admin)).body;
    expect(await eventually(read, () => true)).toMatchObject({ status: 'done', product: { name: 'Wren Hoodie' } });
    await shop.http().get('/api/admin/import/tiktok/7').set(admin).expect(404);
  });
});
