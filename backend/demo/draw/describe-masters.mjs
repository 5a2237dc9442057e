// Writes backend/demo/masters.json: size and mean color of every master image, so that seeding decodes none.
import { readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../masters/', import.meta.url));
const hex = (value) => Math.round(value).toString(16).padStart(2, '0');

async function describe(file) {
  const image = sharp(`${folder}${file}`);
  const { width, height } = await image.metadata();
  const { data } = await image.resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width, height, color: `#${hex(data[0])}${hex(data[1])}${hex(data[2])}` };
}

const files = (await readdir(folder)).filter((file) => /\.(avif|webp|jpe?g|png)$/.test(file)).toSorted();
const masters = {};
for (const file of files) masters[file] = await describe(file);
await writeFile(new URL('../masters.json', import.meta.url), `${JSON.stringify(masters, null, 1)}\n`);
process.stdout.write(`${files.length} images described\n`);
