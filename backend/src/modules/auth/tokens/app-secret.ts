import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#src/config.js';
import { createDurableFolder, syncToDisk } from '#platform/files/durable-files.js';
import { systemCode } from '#platform/system-error.js';

/** The application secret. Each purpose has its own derived key, so that a signature for one purpose is invalid for another. */
export class AppSecret {
  constructor(private readonly secret: string) {}

  /** 32 bytes, equal in every process; `purpose` is for example "upload-address". */
  keyFor(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.secret, 'lasting-freedom', purpose, 32));
  }
}

const GENERATED = /^[0-9a-f]{64}$/;

type SecretSettings = Pick<Config, 'APP_SECRET' | 'DATA_DIR'>;

/** The file of a generated secret; undefined when APP_SECRET is set. */
export const generatedSecretFile = ({ APP_SECRET, DATA_DIR }: SecretSettings): string | undefined =>
  APP_SECRET === undefined ? join(DATA_DIR, 'app-secret') : undefined;

/** APP_SECRET, or outside production a random one, created once in `DATA_DIR/app-secret`. */
export async function loadAppSecret(config: SecretSettings): Promise<AppSecret> {
  const file = generatedSecretFile(config);
  if (file === undefined) return new AppSecret(config.APP_SECRET ?? '');
  await createDurableFolder(config.DATA_DIR);
  // Written to a draft and linked into place, so that concurrent processes all read the complete file of the first one.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  await syncToDisk(config.DATA_DIR);
  await chmod(file, 0o600);
  const secret = await readFile(file, 'utf8');
  // A power failure or a full disk can leave an empty file, and everybody knows the signatures of an empty secret.
  if (!GENERATED.test(secret))
    throw new Error(`${file} is damaged: restore it from a backup, or delete it, which ends all sign-ins and authenticator apps`);
  return new AppSecret(secret);
}
