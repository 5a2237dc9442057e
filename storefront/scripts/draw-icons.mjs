// Draws the files of storefront/public from the favicon: icons for browsers and home screens, and the picture of link previews.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const source = (await readFile(new URL('../src/assets/favicon.svg', import.meta.url), 'utf8'))
  .trim()
  .replace(/<rect[^>]*\/>/, '');
const mark = source.replace(/^<svg[^>]*>|<\/svg>$/g, '');
const target = (name) => new URL(`../public/${name}`, import.meta.url);

const square = (size, scale) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" fill="#15233f"/><g transform="translate(16 16) scale(${scale}) translate(-16 -16)">${mark}</g></svg>`,
  );
const png = (size, scale) => sharp(square(size, scale)).png({ compressionLevel: 9 }).toBuffer();

/** An icon file with one PNG image of 32 px. */
function icon(image) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, image]);
}

await writeFile(target('favicon.ico'), icon(await png(32, 1)));
await writeFile(target('apple-touch-icon.png'), await png(180, 0.8));
await writeFile(target('icon-512.png'), await png(512, 0.7));
const rays = Array.from({ length: 13 }, (_, n) => `<path d="M594 40h12l-3 190h-6z" transform="rotate(${n * 15 - 90} 600 430)"/>`);
const preview = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#15233f"/><g fill="#f7b733">${rays.join('')}</g><path d="M400 430a200 200 0 0 1 400 0z" fill="#cf3414"/><g fill="#f5eee1"><path d="M0 430h1200v26H0zM0 486h1200v18H0zM0 532h1200v11H0zM0 572h1200v6H0z"/></g></svg>`;
await writeFile(target('share.jpg'), await sharp(Buffer.from(preview)).jpeg({ quality: 84 }).toBuffer());
