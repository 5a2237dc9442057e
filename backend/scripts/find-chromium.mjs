import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/** CHROMIUM_PATH, else the machine's own, else the one that came from npm (unpacked once into the temp folder). */
export async function findChromium() {
  const known = process.env.CHROMIUM_PATH ?? onPath();
  if (known) return known;
  // Must be set before the import: it makes the package unpack the system libraries it needs as well.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
