import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import type { Catalog } from '../src/catalog.js';
import { colourOf } from './colours.js';
import { saved } from './ground.js';
import { LOOKS } from './looks.js';
import { measuredPicture } from './measured-picture.js';
import { stillPictures } from './pictures/still-pictures.js';
import { artPicture, garmentPicture } from './product-pictures.js';

/**
 * Draws every picture of the demo shop into ../masters. The pictures are committed; this runs only when one changes:
 *   npm run draw -w @shop/demo -- [--only <part of a name>] [--share 1/2]
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, share: { type: 'string' } } });
const masters = fileURLToPath(new URL('../masters/', import.meta.url));
const catalog = JSON.parse(readFileSync(new URL('../catalog.json', import.meta.url), 'utf8')) as Catalog;

/** Of shots whose files would be large: a detail is full of cloth, and a measured one needs little of it. */
const QUALITY: Readonly<Record<string, number>> = { detail: 36, size: 32 };

interface Task {
  readonly name: string;
  readonly draw: (file: string) => Promise<void>;
}

function productTasks(): Task[] {
  return catalog.products.flatMap((product) => {
    const look = LOOKS[product.key];
    if (!look) throw new Error(`no look for ${product.key}`);
    const artist = catalog.artists.find((a) => a.key === product.artist)?.name ?? 'Lasting Freedom';
    const colour = colourOf(product.color);
    return product.images.map((name): Task => ({
      name,
      draw: async (file) => {
        const shot = name.replace(/^.*-([a-z]+)\.avif$/, '$1');
        const largest = [...look.prints].sort((a, b) => (b.width ?? 0) - (a.width ?? 0))[0];
        const pixels =
          shot === 'art' && largest
            ? await artPicture(largest, product.name, artist, colour.dark, colour.paper)
            : shot === 'size'
              ? await measuredPicture(product.key, product.color, look)
              : await garmentPicture(product.key, product.color, look, shot === 'front' || shot === 'back' ? shot : 'detail');
        await saved(pixels, 1200, 1500, file, QUALITY[shot] ?? 50);
      },
    }));
  });
}

const [index, shares] = (values.share ?? '1/1').split('/').map(Number);
const tasks = [...productTasks(), ...stillPictures(catalog)]
  .filter((task) => !values.only || task.name.includes(values.only))
  .filter((_, i) => i % (shares ?? 1) === (index ?? 1) - 1);

mkdirSync(masters, { recursive: true });
for (const task of tasks) {
  await task.draw(masters + task.name);
  process.stdout.write(`${task.name}\n`);
}
