import sharp, { type Sharp } from 'sharp';
import { ask, type Place } from './place.js';
import { makeVideo } from './videos.js';

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

/** Uploads a picture or a video: what is taken is shown at once, and is processed in its turn. */
export async function upload(place: Place, _person: unknown, number: number): Promise<string[]> {
  const { name, bytes } = place.hasVideos && number % 3 === 0 ? await makeVideo(number) : await makePicture(number);
  const { uploadURL } = (await ask(place, '/api/objects/upload', { body: {} })).json() as { uploadURL: string };
  const { pathname, search } = new URL(uploadURL);
  const sent = await fetch(`${place.origin}${pathname}${search}`, { method: 'PUT', body: bytes });
  if (sent.status !== 200) return [`${name}: ${sent.status} ${await sent.text()}`];
  const { name: stored, url } = (await sent.json()) as { name: string; url: string };
  const shown = await fetch(`${place.origin}${url}`);
  await shown.arrayBuffer();
  place.uploads.push({ stored, what: name });
  return shown.status === 200 ? [] : [`${name}: is shown with ${shown.status}`];
}

async function makePicture(number: number): Promise<{ name: string; bytes: Buffer }> {
  const [name, picture] = Object.entries(PICTURES)[number % Object.keys(PICTURES).length] ?? ['', () => plain(1, 1).png()];
  return { name, bytes: await picture().toBuffer() };
}

/** How a file stands; its processing may wait, because newer files come first. */
export async function statusOf(place: Place, stored: string): Promise<string> {
  return ((await ask(place, `/api/admin/files/${stored}`)).json() as { status: string }).status;
}
