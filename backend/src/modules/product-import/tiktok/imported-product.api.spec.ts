import { ImportClient, LINK } from '#test/tiktok/import-client.js';
import * as pages from '#test/tiktok/pages.js';
import { query } from '#platform/database/sql.js';

let client: ImportClient;
beforeAll(async () => {
  client = await ImportClient.open();
});
beforeEach(() => client.reset());
afterAll(() => client.close());

describe('a product from a link', () => {
  it('is created without stock and flags, with copied images and the matching category', async () => {
    client.serve(LINK, pages.modelPage({ prices: ['41.00', '36.00'], sizes: ['S', 'M'] }));
    const { body } = await client.importLink(`Check this out! ${LINK}?utm_source=copy`).expect(201);
    expect(body).toEqual({
      product: expect.objectContaining({
        name: 'Wren Hoodie',
        price: '36.00',
        description: 'Heavy cotton.',
        optionNames: ['Size'],
        stockQuantity: 0,
        inStock: false,
        isNew: false,
        category: expect.objectContaining({ slug: 'hoodies' }) as unknown,
        imageUrl: expect.stringMatching(/^\/api\/images\/[0-9a-f-]{36}\.jpg$/) as unknown,
      }) as unknown,
    });
    expect(await client.savedProducts()).toMatchObject([{ price: '36.00', stock: 0, sourceUrl: LINK, images: 1 }]);
    expect(client.internet.requests[0]).toBe(LINK);
    const [entry] = await query(client.shop.db, `select action, entity, detail from audit_log where action = 'imported'`);
    expect(entry).toEqual({ action: 'imported', entity: 'product', detail: { name: 'Wren Hoodie', from: 'tiktok' } });
  });

  it.each([
    ['model', pages.modelPage({ prices: ['41.00', '36.00', '44.50'], stocks: [3, 0, 3], sizes: ['S', 'M', 'L'] })],
    ['flat', pages.flatPage({ prices: ['41.00', '36.00', '44.50'], stocks: [3, 0, 3], sizes: ['S', 'M', 'L'] })],
  ])('has sizes without stock at the prices of the page: %s data', async (_name, html) => {
    client.serve(LINK, html);
    const { body } = await client.importLink(LINK).expect(201);
    const { product } = body as { product: { id: string; price: string } };
    expect(product.price).toBe('36.00');
    const sizes = await query(
      client.shop.db,
      'select label, price_override as price, stock_quantity as stock from product_variants where product_id = $1 order by sort_order',
      [product.id],
    );
    expect(sizes).toEqual([
      { label: 'S', price: '41.00', stock: 0 },
      { label: 'M', price: null, stock: 0 },
      { label: 'L', price: '44.50', stock: 0 },
    ]);
  });

  it('is kept as a draft when that is asked for', async () => {
    client.serve(LINK, pages.flatPage());
    const { body } = await client.importLink(LINK, { draft: true }).expect(201);
    const { id } = (body as { product: { id: string } }).product;
    expect(await query(client.shop.db, 'select state from products where id = $1', [id])).toEqual([{ state: 'draft' }]);
    await client.shop.http().get(`/api/products/${id}`).expect(404);
    await client.importLink(LINK, { draft: 'yes' }).expect(400);
  });

  it('is found through a short link and its redirects', async () => {
    client.serve('https://vm.tiktok.com/ZTabc/', { to: `https://www.tiktok.com/t/x?og_info=%7B%22title%22%3A%22Fake%22%7D` });
    client.serve('https://www.tiktok.com/t/x?og_info=%7B%22title%22%3A%22Fake%22%7D', {
      to: `/shop/pdp/wren-hoodie/${pages.PRODUCT_ID}?source=x`,
    });
    client.serve(`https://www.tiktok.com/shop/pdp/wren-hoodie/${pages.PRODUCT_ID}?source=x`, pages.flatPage());
    await client.importLink('https://vm.tiktok.com/ZTabc/').expect(201);
    expect(await client.savedProducts()).toMatchObject([{ name: 'Wren Hoodie' }]);
  });

  it("is found through a video, by its product's own page, with its exact id", async () => {
    client.serve('https://www.tiktok.com/@wren/video/7400000000000000001', pages.videoPage([pages.shopAnchor()]));
    client.serve(LINK, pages.modelPage());
    await client.importLink('https://www.tiktok.com/@wren/video/7400000000000000001').expect(201);
    expect(await client.savedProducts()).toHaveLength(1);
  });

  it('is read from a large pasted page source with only images requested from TikTok', async () => {
    const pageSource = pages.modelPage().replace('<div id="root">', `<div id="root">${'x'.repeat(2_000_000)}`);
    await client.importLink(LINK, { pageSource }).expect(201);
    expect(client.internet.requests.map((address) => new URL(address).host)).toEqual(['p16-oec-va.ibyteimg.com']);
    expect(await query(client.shop.db, 'select page_source from tiktok_imports')).toEqual([{ page_source: null }]);
  });

  it('keeps scripts as text (threat 66)', async () => {
    client.serve(
      LINK,
      pages.modelPage({ name: '<script>alert(1)</script> Tee\u0000\u202E', description: '<img src=x onerror=alert(1)>' }),
    );
    await client.importLink(LINK).expect(201);
    expect(await client.savedProducts()).toMatchObject([{ name: '<script>alert(1)</script> Tee' }]);
  });

  it('leaves out images from other hosts and files that are not images', async () => {
    const imageUrls = [
      'https://evil.example/a.jpeg',
      'javascript:alert(1)',
      'http://p16-oec-va.ibyteimg.com/b.jpeg',
      'https://127.0.0.1/c.jpeg',
      'https://p16-oec-va.ibyteimg.com/no.jpeg',
    ];
    client.serve('https://p16-oec-va.ibyteimg.com/no.jpeg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    client.serve(LINK, pages.modelPage({ imageUrls }));
    await client.importLink(LINK).expect(201);
    expect(await client.savedProducts()).toMatchObject([{ images: 0 }]);
    expect([client.internet.unexpectedConnections(), client.internet.requests]).toEqual([
      0,
      [LINK, 'https://p16-oec-va.ibyteimg.com/no.jpeg'],
    ]);
  });
});

describe('importing a product again (threat 67)', () => {
  it('answers 409 without a request to TikTok', async () => {
    client.serve(LINK, pages.modelPage());
    await client.importLink(LINK).expect(201);
    client.internet.requests.length = 0;
    const { body } = await client.importLink(`https://shop.tiktok.com/us/pdp/wren/${pages.PRODUCT_ID}`).expect(409);
    expect(body).toMatchObject({ message: 'This TikTok product is already imported', code: 'ALREADY_IMPORTED' });
    expect(client.internet.requests).toEqual([]);
  });

  it('creates one product in ten imports at the same time', async () => {
    client.serve(LINK, pages.modelPage());
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.importLink(LINK)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await client.savedProducts()).toMatchObject([{ images: 1 }]);
  });

  it('restores a deleted product with its current fields', async () => {
    client.serve(LINK, pages.modelPage());
    await client.importLink(LINK).expect(201);
    await client.shop.db.query(`update products set deleted_at = now(), stock_quantity = 4, is_new = true where source_id = $1`, [
      pages.PRODUCT_ID,
    ]);
    client.serve(LINK, pages.modelPage({ prices: ['30.00'] }));
    await client.importLink(LINK).expect(201);
    expect(await client.savedProducts()).toMatchObject([{ price: '30.00', stock: 0, images: 1 }]);
  });
});
