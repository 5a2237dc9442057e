import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LIMIT = { timeout: 10_000 };

/** The whole path of a program on PATH: tools run without our environment and would not find it again. */
async function onPath(path: string | undefined): Promise<string | undefined> {
  const env = path === undefined ? {} : { env: { PATH: path } };
  const found = await run('/bin/sh', ['-c', 'command -v ffmpeg'], { ...LIMIT, ...env }).catch(() => undefined);
  return found?.stdout.trim();
}

/**
 * The one in the package `@ffmpeg-installer/ffmpeg`, when somebody has installed it; see docs/decisions/0043. Its
 * install script would only make it runnable, and install scripts may be off.
 */
async function packaged(from: string): Promise<string | undefined> {
  try {
    const folder = dirname(createRequire(from).resolve(`@ffmpeg-installer/${process.platform}-${process.arch}/package.json`));
    const program = join(folder, process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg');
    await chmod(program, 0o755).catch(() => undefined);
    return program;
  } catch {
    return undefined;
  }
}

async function runs(program: string): Promise<boolean> {
  return run(program, ['-version'], LIMIT).then(
    () => true,
    () => false,
  );
}

export interface Machine {
  /** The file whose packages count. */
  from?: string;
  /** Unset: the PATH of this process. */
  path?: string;
}

/** The given program and no other; without one ffmpeg on PATH, else the packaged one. Undefined when none runs. */
export async function findFfmpeg(
  configured: string | undefined,
  { from = import.meta.url, path }: Machine = {},
): Promise<string | undefined> {
  const found = configured === undefined ? [() => onPath(path), () => packaged(from)] : [() => Promise.resolve(configured)];
  for (const find of found) {
    const program = await find();
    if (program && (await runs(program))) return program;
  }
  return undefined;
}
