import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asAdmin } from '#test/support/builders/users.js';
import { type RawResponse, rawRequest } from '#test/support/raw-request.js';
import { BACKENDS_OF_TIER, openShopOn } from '#test/support/backends/all-backends.js';
import { hostileNames } from '#test/support/files/hostile-names.js';
import { sampleJpeg } from '#test/support/files/sample-images.js';
import type { TestShop } from '#test/support/shop.js';
import { MediaLibrary } from '../media-library.js';
import { MediaStore } from '../store/media-store.js';

const CANARY = 'CANARY';

describe.each(BACKENDS_OF_TIER)('hostile file names with %s', (_, openBackend) => {
  let shop: TestShop;
  let names: string[];
  let bytes: Buffer;
  beforeAll(async () => {
    shop = await openShopOn(openBackend);
    bytes = await sampleJpeg(60, 40);
    names = hostileNames((await shop.app.get(MediaLibrary).importFile(undefined, { bytes })).name);
    await mkdir(join(shop.config.DATA_DIR, 'media'), { recursive: true });
    for (const folder of ['', 'media']) await writeFile(join(shop.config.DATA_DIR, folder, 'canary'), CANARY);
  });
  afterAll(() => shop.close());

  /** All files in the data directory and all keys of the store. */
  const allFiles = async (): Promise<string[]> => {
    const found = await readdir(shop.config.DATA_DIR, { recursive: true });
    for await (const { key } of shop.app.get(MediaStore).keys()) found.push(key);
    return found.toSorted();
  };
  const violations = async (send: (name: string) => Promise<RawResponse>): Promise<string[]> => {
    const found: string[] = [];
    for (const name of names) {
      const { status, text } = await send(name);
      const isHarmless = [400, 403, 404, 414].includes(status) && !text.includes(CANARY) && !/root:|PATH=/.test(text);
      if (!isHarmless) found.push(`${status} ${name}`);
    }
    return found;
  };

  it('are more than 200 different ones', () => {
    expect(new Set(names).size).toBeGreaterThan(200);
  });

  it('read no file outside the store (threat 52)', async () => {
    expect(await violations((name) => rawRequest(shop.origin, `/api/images/${name}`))).toEqual([]);
    expect(await violations((name) => rawRequest(shop.origin, `/api/images/${name}?w=320`))).toEqual([]);
  });

  it('write no file with an address that was signed for another name (threat 52)', async () => {
    const { body } = await shop
      .http()
      .post('/api/objects/upload')
      .set(await asAdmin(shop))
      .expect(200);
    const { search } = new URL((body as { uploadURL: string }).uploadURL);
    const before = await allFiles();
    expect(await violations((name) => rawRequest(shop.origin, `/api/objects/uploads/${name}${search}`, 'PUT', bytes))).toEqual(
      [],
    );
    expect(await allFiles()).toEqual(before);
  });

  it('cause no error in the log', () => {
    expect(shop.log().includes('"level":50')).toBe(false);
  });
});
