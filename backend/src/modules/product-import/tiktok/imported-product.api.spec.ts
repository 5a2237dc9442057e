import { ImportClient, LINK } from '#test/tiktok/import-client.js';
import * as pages from '#test/tiktok/pages.js';
import { query } from '#platform/database/sql.js';

let desk: ImportClient;
beforeAll(async () => {
  desk = await ImportClient.open();
});
beforeEach(() => desk.empty());
afterAll(() => desk.close());

describe('a product from a link', () => {
  it('is created without stock and flags, its pictures copied, its category recognised', async () => {
    desk.serve(LINK, pages.modelPage({ prices: ['41.00', '36.00'], sizes: ['S', 'M'] }));
    const { body } = await desk.bring(`Check this out! ${LINK}?utm_source=copy`).expect(201);
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
    expect(await desk.savedProducts()).toMatchObject([{ price: '36.00', stock: 0, sourceUrl: LINK, images: 1 }]);
    expect(desk.world.asked[0]).toBe(LINK);
    const [entry] = await query(desk.shop.db, `select action, entity, detail from audit_log where action = 'imported'`);
    expect(entry).toEqual({ action: 'imported', entity: 'product', detail: { name: 'Wren Hoodie', from: 'tiktok' } });
  });

  it('comes through a short link and its redirects', async () => {
    desk.serve('https://vm.tiktok.com/ZTabc/', { to: `https://www.tiktok.com/t/x?og_info=%7B%22title%22%3A%22Fake%22%7D` });
    desk.serve('https://www.tiktok.com/t/x?og_info=%7B%22title%22%3A%22Fake%22%7D', {
      to: `/shop/pdp/wren-hoodie/${pages.PRODUCT_ID}?source=x`,
    });
    desk.serve(`https://www.tiktok.com/shop/pdp/wren-hoodie/${pages.PRODUCT_ID}?source=x`, pages.flatPage());
    await desk.bring('https://vm.tiktok.com/ZTabc/').expect(201);
    expect(await desk.savedProducts()).toMatchObject([{ name: 'Wren Hoodie' }]);
  });

  it("comes from a video, by its product's own page, its id exact to the last digit", async () => {
    desk.serve('https://www.tiktok.com/@wren/video/7400000000000000001', pages.videoPage([pages.shopAnchor()]));
    desk.serve(LINK, pages.modelPage());
    await desk.bring('https://www.tiktok.com/@wren/video/7400000000000000001').expect(201);
    expect(await desk.savedProducts()).toHaveLength(1);
  });

  it('comes from the pasted source of its page, however large, and asks TikTok for nothing but pictures', async () => {
    const pageSource = pages.modelPage().replace('<div id="root">', `<div id="root">${'x'.repeat(2_000_000)}`);
    await desk.bring(LINK, { pageSource }).expect(201);
    expect(desk.world.asked.map((address) => new URL(address).host)).toEqual(['p16-oec-va.ibyteimg.com']);
    expect(await query(desk.shop.db, 'select page_source from tiktok_imports')).toEqual([{ page_source: null }]);
  });

  it('keeps scripts as text', async () => {
    desk.serve(
      LINK,
      pages.modelPage({ name: '<script>alert(1)</script> Tee\u0000\u202E', description: '<img src=x onerror=alert(1)>' }),
    );
    await desk.bring(LINK).expect(201);
    expect(await desk.savedProducts()).toMatchObject([{ name: '<script>alert(1)</script> Tee' }]);
  });

  it('leaves out pictures from elsewhere and files that are none', async () => {
    const pictures = [
      'https://evil.example/a.jpeg',
      'javascript:alert(1)',
      'http://p16-oec-va.ibyteimg.com/b.jpeg',
      'https://127.0.0.1/c.jpeg',
      'https://p16-oec-va.ibyteimg.com/no.jpeg',
    ];
    desk.serve('https://p16-oec-va.ibyteimg.com/no.jpeg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    desk.serve(LINK, pages.modelPage({ pictures }));
    await desk.bring(LINK).expect(201);
    expect(await desk.savedProducts()).toMatchObject([{ images: 0 }]);
    expect([desk.world.strays(), desk.world.asked]).toEqual([0, [LINK, 'https://p16-oec-va.ibyteimg.com/no.jpeg']]);
  });
});

describe('an import a second time (threat 67)', () => {
  it('is a 409 that says so, and asks TikTok for nothing', async () => {
    desk.serve(LINK, pages.modelPage());
    await desk.bring(LINK).expect(201);
    desk.world.asked.length = 0;
    const { body } = await desk.bring(`https://shop.tiktok.com/us/pdp/wren/${pages.PRODUCT_ID}`).expect(409);
    expect(body).toMatchObject({ message: 'This TikTok product is already imported', code: 'ALREADY_IMPORTED' });
    expect(desk.world.asked).toEqual([]);
  });

  it('makes one product of ten at the same time', async () => {
    desk.serve(LINK, pages.modelPage());
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.bring(LINK)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await desk.savedProducts()).toMatchObject([{ images: 1 }]);
  });

  it('brings a deleted product back, as it is now', async () => {
    desk.serve(LINK, pages.modelPage());
    await desk.bring(LINK).expect(201);
    await desk.shop.db.query(`update products set deleted_at = now(), stock_quantity = 4, is_new = true where source_id = $1`, [
      pages.PRODUCT_ID,
    ]);
    desk.serve(LINK, pages.modelPage({ prices: ['30.00'] }));
    await desk.bring(LINK).expect(201);
    expect(await desk.savedProducts()).toMatchObject([{ price: '30.00', stock: 0, images: 1 }]);
  });
});
