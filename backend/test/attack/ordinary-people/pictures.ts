import sharp, { type Sharp } from 'sharp';
import { ask, type Place } from './place.js';

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 158, g: 61, b: 34 } } });

/** What phones, scanners, drawing programs and messengers save. Every browser shows all of them. */
const PICTURES: Record<string, () => Sharp> = {
  'a photo': () => plain(1_200, 900).jpeg(),
  'a progressive photo': () => plain(640, 480).jpeg({ progressive: true }),
  'a photo in CMYK': () => plain(300, 300).toColourspace('cmyk').jpeg(),
  'a gray photo': () => plain(300, 300).grayscale().jpeg(),
  'a photo of a phone that was turned': () => plain(400, 300).withMetadata({ orientation: 6 }).jpeg(),
  'a photo with wide colors': () => plain(300, 300).withIccProfile('p3').jpeg(),
  'a drawing with 16 bits': () => plain(200, 200).toColourspace('rgb16').png(),
  'a drawing with few colors': () => plain(200, 200).png({ palette: true, colours: 4 }),
  'a drawing with holes': () => plain(200, 200).ensureAlpha(0.5).png(),
  'a size chart': () => plain(320, 4_000).png(),
  'one pixel': () => plain(1, 1).png(),
  'a sticker': () => plain(256, 256).webp(),
  'a sticker without loss': () => plain(256, 256).webp({ lossless: true }),
  'an old picture': () => plain(200, 200).gif(),
  'a small new picture': () => plain(64, 64).avif({ effort: 0 }),
};

/** Uploads a picture: what is taken is shown, also later. */
export async function upload(place: Place, _person: unknown, number: number): Promise<string[]> {
  const names = Object.keys(PICTURES);
  const name = names[number % names.length] ?? '';
  const bytes = await PICTURES[name]?.().toBuffer();
  const { uploadURL } = (await ask(place, '/api/objects/upload', { body: {} })).json() as { uploadURL: string };
  const { pathname, search } = new URL(uploadURL);
  const sent = await fetch(`${place.origin}${pathname}${search}`, { method: 'PUT', body: bytes ?? null });
  if (sent.status !== 200) return [`${name}: ${sent.status} ${await sent.text()}`];
  const { name: stored, url } = (await sent.json()) as { name: string; url: string };
  const shown = await fetch(`${place.origin}${url}`);
  await shown.arrayBuffer();
  const { status } = (await ask(place, `/api/admin/files/${stored}`)).json() as { status: string };
  return shown.status === 200 && status !== 'failed' ? [] : [`${name}: is shown with ${shown.status}, and is ${status}`];
}
