import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN } from '../../backend/scripts/test-shop.mjs';
import { expect, openShop, type Shop, test } from './support/journey';

let shop: Shop;
test.beforeAll(async () => {
  // An empty one: in the demo shop the picture would wait behind all those of the demo.
  shop = await openShop({ kind: 'empty', worker: true });
});
test.afterAll(() => shop.stop());

/** Noise compresses worst of all: no photograph comes out larger. */
async function worstPicture(): Promise<Buffer> {
  const [width, height] = [1600, 1200];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** A new product with the picture, as the admin makes it. */
async function givenProduct(request: APIRequestContext, picture: Buffer): Promise<string> {
  const at = (path: string): string => `${shop.origin}${path}`;
  const login = (await (await request.post(at('/api/admin/login'), { data: ADMIN })).json()) as { token: string };
  const headers = { authorization: `Bearer ${login.token}` };
  const { uploadURL } = (await (await request.post(at('/api/objects/upload'), { headers })).json()) as { uploadURL: string };
  const put = await request.put(new URL(uploadURL, shop.origin).href, {
    data: picture,
    headers: { 'content-type': 'image/jpeg' },
  });
  expect(put.ok()).toBe(true);
  const category = await request.post(at('/api/admin/categories'), { headers, data: { name: 'Shirts', slug: 'shirts' } });
  const { id: categoryId } = (await category.json()) as { id: string };
  const imageUrl = `/api/images/${new URL(uploadURL, shop.origin).pathname.split('/').at(-1)}`;
  const data = {
    name: 'Static Tee',
    description: 'All noise',
    price: 20,
    categoryId,
    imageUrl,
    additionalImages: [imageUrl],
  };
  const made = await request.post(at('/api/admin/products'), { headers, data });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

test('the picture of a shared link is a JPEG of 1200 by 630 under 300 KB, whatever was uploaded', async ({ request }) => {
  test.setTimeout(90_000);
  const id = await givenProduct(request, await worstPicture());
  const html = await (await request.get(`${shop.origin}/share/${id}`, { headers: { 'user-agent': 'Twitterbot/1.0' } })).text();
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/images\//);
  const read = async () => {
    const body = await (await request.get(address.replaceAll('&amp;', '&'))).body();
    const { format, width, height } = await sharp(body).metadata();
    return { format, width, height, small: body.length < 300 * 1024 };
  };
  await expect.poll(read, { timeout: 50_000 }).toEqual({ format: 'jpeg', width: 1200, height: 630, small: true });
});
