import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFfmpeg } from './find-ffmpeg.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-ffmpeg-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Writes a program that exits with `code`. */
async function program(place: string, code: number, mode = 0o755): Promise<string> {
  const file = join(folder, place);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, `#!/bin/sh\nexit ${code}\n`);
  await chmod(file, mode);
  return file;
}

/** Writes the package as npm installs it with --ignore-scripts: the program is not executable. */
async function packaged(code: number): Promise<string> {
  const place = `node_modules/@ffmpeg-installer/${process.platform}-${process.arch}`;
  const file = await program(`${place}/ffmpeg`, code, 0o644);
  await writeFile(join(folder, place, 'package.json'), '{}');
  return file;
}

const find = (configured?: string): Promise<string | undefined> =>
  findFfmpeg(configured, { from: join(folder, 'index.js'), path: ['/nowhere', join(folder, 'bin')].join(delimiter) });

describe('finding ffmpeg', () => {
  it('prefers the program on PATH and returns its absolute path', async () => {
    await packaged(0);
    const onPath = await program('bin/ffmpeg', 0);
    expect(await find()).toBe(onPath);
  });

  it('falls back to the package when PATH has no ffmpeg that runs', async () => {
    const file = await packaged(0);
    expect(await find()).toBe(file);
    await program('bin/ffmpeg', 1);
    expect(await find()).toBe(file);
  });

  it('uses only the configured program when there is one', async () => {
    await program('bin/ffmpeg', 0);
    const chosen = await program('chosen/ffmpeg', 0);
    expect(await find(chosen)).toBe(chosen);
    expect(await find(join(folder, 'elsewhere'))).toBeUndefined();
  });

  it('returns undefined when no ffmpeg runs', async () => {
    expect(await find()).toBeUndefined();
    await packaged(1);
    expect(await find()).toBeUndefined();
  });
});
