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

/** A program that starts and ends with the code, where `ffmpeg` would be. */
async function program(place: string, code: number, mode = 0o755): Promise<string> {
  const file = join(folder, place);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, `#!/bin/sh\nexit ${code}\n`);
  await chmod(file, mode);
  return file;
}

/** As the package lies there when npm was told to run no scripts. */
async function packaged(code: number): Promise<string> {
  const place = `node_modules/@ffmpeg-installer/${process.platform}-${process.arch}`;
  const file = await program(`${place}/ffmpeg`, code, 0o644);
  await writeFile(join(folder, place, 'package.json'), '{}');
  return file;
}

const find = (configured?: string): Promise<string | undefined> =>
  findFfmpeg(configured, { from: join(folder, 'index.js'), path: ['/nowhere', join(folder, 'bin')].join(delimiter) });

describe('the ffmpeg that is used', () => {
  it('is the one on the machine first, by its whole path', async () => {
    await packaged(0);
    const onPath = await program('bin/ffmpeg', 0);
    expect(await find()).toBe(onPath);
  });

  it('is the packaged one when the machine has none, or one that does not run', async () => {
    const file = await packaged(0);
    expect(await find()).toBe(file);
    await program('bin/ffmpeg', 1);
    expect(await find()).toBe(file);
  });

  it('is the configured one and no other', async () => {
    await program('bin/ffmpeg', 0);
    const chosen = await program('chosen/ffmpeg', 0);
    expect(await find(chosen)).toBe(chosen);
    expect(await find(join(folder, 'elsewhere'))).toBeUndefined();
  });

  it('is none where there is none that runs', async () => {
    expect(await find()).toBeUndefined();
    await packaged(1);
    expect(await find()).toBeUndefined();
  });
});
