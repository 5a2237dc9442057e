import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN } from '@shop/browser-testing/backend';
import { expect, test } from '@shop/browser-testing';

test.use({ sharedShop: 'demo with worker' });

/** Noise compresses worse than any photograph. */
async function noiseImage(): Promise<Buffer> {
  const [width, height] = [1600, 1200];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** Creates a product with the image through the admin API. */
async function createProduct(request: APIRequestContext, image: Buffer): Promise<string> {
  const login = (await (await request.post('/api/admin/login', { data: ADMIN })).json()) as { token: string };
  const headers = { authorization: `Bearer ${login.token}` };
  const { uploadURL } = (await (await request.post('/api/objects/upload', { headers })).json()) as { uploadURL: string };
  const put = await request.put(uploadURL, {
    data: image,
    headers: { 'content-type': 'image/jpeg' },
  });
  expect(put.ok()).toBe(true);
  const category = await request.post('/api/admin/categories', { headers, data: { name: 'Static', slug: 'static' } });
  const { id: categoryId } = (await category.json()) as { id: string };
  const imageUrl = `/api/images/${new URL(uploadURL, 'http://shop').pathname.split('/').at(-1)}`;
  const data = {
    name: 'Static Tee',
    description: 'All noise',
    price: 20,
    categoryId,
    imageUrl,
    additionalImages: [imageUrl],
  };
  const made = await request.post('/api/admin/products', { headers, data });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

test('the image of a shared link is a JPEG of 1200 by 630 under 300 KB, whatever was uploaded', async ({ request }) => {
  test.setTimeout(90_000);
  const id = await createProduct(request, await noiseImage());
  const html = await (await request.get(`/share/${id}`, { headers: { 'user-agent': 'Twitterbot/1.0' } })).text();
  const imageUrl = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(imageUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/images\//);
  const read = async () => {
    const body = await (await request.get(imageUrl.replaceAll('&amp;', '&'))).body();
    const { format, width, height } = await sharp(body).metadata();
    return { format, width, height, small: body.length < 300 * 1024 };
  };
  await expect.poll(read, { timeout: 50_000 }).toEqual({ format: 'jpeg', width: 1200, height: 630, small: true });
});
