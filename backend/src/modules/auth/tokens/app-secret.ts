import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The application secret. Each purpose has its own derived key, so that a signature for one purpose is invalid for another. */
export class AppSecret {
  constructor(private readonly secret: string) {}

  /** 32 bytes, equal in every process; `purpose` is for example "upload-address". */
  keyFor(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.secret, 'lasting-freedom', purpose, 32));
  }
}

/** APP_SECRET, or outside production a random one, created once in `DATA_DIR/app-secret`. */
export async function loadAppSecret(config: { APP_SECRET?: string; DATA_DIR: string }): Promise<AppSecret> {
  if (config.APP_SECRET) return new AppSecret(config.APP_SECRET);
  await mkdir(config.DATA_DIR, { recursive: true });
  const file = join(config.DATA_DIR, 'app-secret');
  // Written to a draft and linked into place, so that concurrent processes all read the complete file of the first one.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (!alreadyExists(error)) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  await chmod(file, 0o600);
  return new AppSecret(await readFile(file, 'utf8'));
}

function alreadyExists(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';
}
