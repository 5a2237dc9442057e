// Writes the two self-hosted fonts with Latin letters and punctuation only: the full files are three times as large.
// Usage: node scripts/subset-fonts.mjs [folder with the @fontsource packages, default ../node_modules]
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const from = process.argv[2] ?? fileURLToPath(new URL('../../node_modules', import.meta.url));
const to = fileURLToPath(new URL('../src/assets/fonts/', import.meta.url));

const range = (first, last) => String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
// ASCII, Latin-1 letters (names such as José, Zoë), typographic dashes, quotes, bullet, ellipsis, arrow, minus, times.
const text = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŁłŒœŠšŽžŸ–—‘’“”•…→←−×';

const fonts = [
  {
    source: '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-900-normal.woff2',
    target: 'big-shoulders-900.woff2',
  },
  {
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    target: 'hanken-grotesk.woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

for (const { source, target, variationAxes } of fonts) {
  const original = await readFile(`${from}/${source}`);
  const subset = await subsetFont(original, text, { targetFormat: 'woff2', variationAxes });
  await writeFile(`${to}${target}`, subset);
  process.stdout.write(`${target}: ${original.length} -> ${subset.length} bytes\n`);
}
