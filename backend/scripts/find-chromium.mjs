import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

/** The headless shell first: without windows to draw, it needs half of the processor time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/** The package unpacks its fonts into TMPDIR, but its font configuration names /tmp; without fonts, pages crash. */
async function configureFonts(folder) {
  const file = join(folder, 'fonts', 'fonts.conf');
  if (!existsSync(file)) return;
  const config = await readFile(file, 'utf8');
  const adapted = config
    .replace('>/tmp/fonts<', `>${join(folder, 'fonts')}<`)
    .replace('>/tmp/fonts-cache/<', `>${join(folder, 'fonts-cache')}<`);
  if (adapted !== config) await writeFile(file, adapted);
}

/** The browser of the npm package, unpacked once per user: files of another user can be neither run nor replaced. */
async function unpackChromium() {
  const folder = join(tmpdir(), `shop-chromium-${userInfo().username}`);
  await mkdir(folder, { recursive: true });
  const before = process.env.TMPDIR;
  // Both must be set before the import: the package unpacks the browser and missing system libraries there.
  process.env.TMPDIR = folder;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executable = await chromium.executablePath();
    await configureFonts(folder);
    return executable;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** The path of Chromium: CHROMIUM_PATH, else a browser in PATH, else the one of the npm package. */
export async function findChromium() {
  return process.env.CHROMIUM_PATH ?? onPath() ?? (await unpackChromium());
}
