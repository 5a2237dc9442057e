import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#src/config.js';
import { systemCode } from '#platform/system-error.js';

/** The application secret. Each purpose has its own derived key, so that a signature for one purpose is invalid for another. */
export class AppSecret {
  constructor(private readonly secret: string) {}

  /** 32 bytes, equal in every process; `purpose` is for example "upload-address". */
  keyFor(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.secret, 'lasting-freedom', purpose, 32));
  }
}

type SecretSettings = Pick<Config, 'APP_SECRET' | 'DATA_DIR'>;

/** The file of a generated secret; undefined when APP_SECRET is set. */
export const generatedSecretFile = ({ APP_SECRET, DATA_DIR }: SecretSettings): string | undefined =>
  APP_SECRET === undefined ? join(DATA_DIR, 'app-secret') : undefined;

/** APP_SECRET, or outside production a random one, created once in `DATA_DIR/app-secret`. */
export async function loadAppSecret(config: SecretSettings): Promise<AppSecret> {
  const file = generatedSecretFile(config);
  if (file === undefined) return new AppSecret(config.APP_SECRET ?? '');
  await mkdir(config.DATA_DIR, { recursive: true });
  // Written to a draft and linked into place, so that concurrent processes all read the complete file of the first one.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  await chmod(file, 0o600);
  return new AppSecret(await readFile(file, 'utf8'));
}
