import { addressOf } from '#modules/media/file-names.js';
import { FORMATS, WIDTHS } from '#modules/media/presets.js';
import { StoredFile } from '#modules/media/stored-file.entity.js';
import { eventually } from '../eventually.js';
import type { TestShop } from '../shop.js';

export const ACCEPT = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

export const storedFile = async (shop: TestShop, name: string): Promise<StoredFile | null> =>
  shop.db.getRepository(StoredFile).findOneBy({ name });
export const waitForRendering = (shop: TestShop, name: string): Promise<StoredFile | null> =>
  eventually(
    () => storedFile(shop, name),
    (file) => file?.status !== 'processing',
  );

export async function fetchRendition(
  shop: TestShop,
  name: string,
  w: string,
  accept = '*/*',
): Promise<{ type: string | null; bytes: Buffer; cache: string | null }> {
  const answer = await fetch(`${shop.origin}${addressOf(name)}?w=${w}`, { headers: { accept } });
  return {
    type: answer.headers.get('content-type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
    cache: answer.headers.get('cache-control'),
  };
}

export async function fetchAllRenditions(shop: TestShop, name: string): Promise<string[]> {
  const sizes = [...WIDTHS.map(String), 'share'];
  const answers = await Promise.all(sizes.flatMap((w) => FORMATS.map((format) => fetchRendition(shop, name, w, ACCEPT[format]))));
  return answers.map(({ bytes }) => bytes.toString('base64'));
}
