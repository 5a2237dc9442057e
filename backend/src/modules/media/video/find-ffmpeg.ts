import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const OPTIONS = { timeout: 10_000 };

/** The absolute path, because programs run without PATH. */
async function findOnPath(path: string | undefined): Promise<string | undefined> {
  const env = path === undefined ? {} : { env: { PATH: path } };
  const found = await run('/bin/sh', ['-c', 'command -v ffmpeg'], { ...OPTIONS, ...env }).catch(() => undefined);
  return found?.stdout.trim();
}

/**
 * The program of the optional package `@ffmpeg-installer/ffmpeg`; see docs/decisions/0043. Its install script only makes the
 * file executable and may be switched off, so it is done here.
 */
async function findPackaged(from: string): Promise<string | undefined> {
  try {
    const folder = dirname(createRequire(from).resolve(`@ffmpeg-installer/${process.platform}-${process.arch}/package.json`));
    const program = join(folder, process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg');
    await chmod(program, 0o755).catch(() => undefined);
    return program;
  } catch {
    return undefined;
  }
}

async function canRun(program: string): Promise<boolean> {
  return run(program, ['-version'], OPTIONS).then(
    () => true,
    () => false,
  );
}

interface SearchOptions {
  /** The module from which the package is resolved. */
  from?: string;
  /** Default: PATH of this process. */
  path?: string;
}

/** The configured program only, or else ffmpeg on PATH, or else the packaged one. Undefined when none of them runs. */
export async function findFfmpeg(
  configured: string | undefined,
  { from = import.meta.url, path }: SearchOptions = {},
): Promise<string | undefined> {
  const searches =
    configured === undefined ? [() => findOnPath(path), () => findPackaged(from)] : [() => Promise.resolve(configured)];
  for (const find of searches) {
    const program = await find();
    if (program && (await canRun(program))) return program;
  }
  return undefined;
}
