import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { DataSource } from 'typeorm';
import { directDatabaseUrl, loadProcessConfig, npmInvocationFolder } from '../config.js';
import { createDataSource } from '../data-source.js';
import { withDevServices } from '../dev-services.js';
import { type MediaArchive, openMediaArchive } from '../modules/media/index.js';
import { BackupError, SecretCopy } from '../modules/operations/index.js';
import { assertOneDatabase } from '../platform/database/database-identity.js';
import { startProblem } from '../start-process.js';

interface OpenedShop {
  db: DataSource;
  databaseUrl: string;
  archive: MediaArchive;
  secret: SecretCopy;
}

type Values = Record<string, string | undefined>;
/** Returns what to print, or undefined when the arguments are wrong. */
type Command = (shop: OpenedShop, folder: string, values: Values) => Promise<string | undefined>;

/** npm changes the working folder: FOLDER is relative to the caller's folder, DATA_DIR to the repository's root. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

function withShop<T>(work: (shop: OpenedShop) => Promise<T>): Promise<T> {
  const settings = loadProcessConfig();
  const dataDir = resolve(npmInvocationFolder() === undefined ? process.cwd() : ROOT, settings.DATA_DIR);
  return withDevServices(Object.freeze({ ...settings, DATA_DIR: dataDir }), async (config) => {
    await assertOneDatabase(config);
    const databaseUrl = directDatabaseUrl(config);
    const db = await createDataSource(databaseUrl, 4, 'shop-backup').initialize();
    try {
      return await work({ db, databaseUrl, archive: await openMediaArchive(config), secret: new SecretCopy(config) });
    } finally {
      await db.destroy();
    }
  });
}

/** Runs `npm run backup` or `npm run restore` and returns the exit code. */
export async function runBackupCommand(
  usage: string,
  options: NonNullable<ParseArgsConfig['options']>,
  command: Command,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [folder, ...more] = positionals;
    const path = resolve(npmInvocationFolder() ?? process.cwd(), folder ?? '');
    const isValid = folder !== undefined && more.length === 0;
    const text = isValid ? await withShop((shop) => command(shop, path, values as Values)) : undefined;
    (text === undefined ? process.stderr : process.stdout).write(text ?? usage);
    return text === undefined ? 1 : 0;
  } catch (error) {
    const message = startProblem(error);
    process.stderr.write(error instanceof BackupError ? `${message}\n` : `${message}\n${usage}`);
    return 1;
  }
}
