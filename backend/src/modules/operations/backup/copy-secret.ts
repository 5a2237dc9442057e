import { constants, copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '#src/config.js';
import { generatedSecretFile, loadAppSecret } from '#modules/auth/index.js';
import { createDurableFolder, syncToDisk } from '#platform/files/durable-files.js';
import { systemCode } from '#platform/system-error.js';

const SECRET_FILE = 'app-secret';

/**
 * The secret that opens the authenticator apps of the admins. A generated one is copied, because it is deleted together
 * with the data; APP_SECRET is not, because it is kept apart from the data. Of both, the backup has a fingerprint.
 */
export class SecretCopy {
  constructor(private readonly config: Pick<Config, 'APP_SECRET' | 'DATA_DIR'>) {}

  /** Returns the fingerprint. */
  async save(backup: string): Promise<string> {
    const fingerprint = await this.fingerprint();
    const file = generatedSecretFile(this.config);
    if (file !== undefined) {
      await copyFile(file, join(backup, SECRET_FILE));
      await syncToDisk(join(backup, SECRET_FILE));
    }
    return fingerprint;
  }

  /** Never replaces a secret. Returns whether the shop has the one of the backup now. */
  async restore(backup: string, fingerprint: string | undefined): Promise<boolean> {
    const file = generatedSecretFile(this.config);
    if (file !== undefined) {
      await createDurableFolder(dirname(file));
      try {
        await copyFile(join(backup, SECRET_FILE), file, constants.COPYFILE_EXCL);
        await syncToDisk(file);
      } catch (error) {
        if (!/^(EEXIST|ENOENT)$/.test(systemCode(error))) throw error;
      }
    }
    return fingerprint === undefined || fingerprint === (await this.fingerprint());
  }

  private async fingerprint(): Promise<string> {
    return (await loadAppSecret(this.config)).keyFor('backup-fingerprint').toString('hex');
  }
}
