import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/** The package unpacks its fonts into the temp folder it was given, but its list of folders names /tmp: without fonts, pages crash. */
async function nameFonts(folder) {
  const file = join(folder, 'fonts', 'fonts.conf');
  if (!existsSync(file)) return;
  const list = await readFile(file, 'utf8');
  const ours = list
    .replace('>/tmp/fonts<', `>${join(folder, 'fonts')}<`)
    .replace('>/tmp/fonts-cache/<', `>${join(folder, 'fonts-cache')}<`);
  if (ours !== list) await writeFile(file, ours);
}

/** The browser that came from npm, unpacked once for each account: another one's could neither be run nor replaced. */
async function packaged() {
  const folder = join(tmpdir(), `shop-chromium-${userInfo().username}`);
  await mkdir(folder, { recursive: true });
  const before = process.env.TMPDIR;
  // Both must be set before the import: the package unpacks there, also the system libraries that a bare machine lacks.
  process.env.TMPDIR = folder;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executable = await chromium.executablePath();
    await nameFonts(folder);
    return executable;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** CHROMIUM_PATH, else the machine's own, else the one that came from npm. */
export async function findChromium() {
  return process.env.CHROMIUM_PATH ?? onPath() ?? (await packaged());
}
