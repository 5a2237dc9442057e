import 'reflect-metadata';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { directDatabaseUrl, loadProcessConfig, npmInvocationFolder } from './config.js';
import { createDataSource } from './data-source.js';
import { withDevServices } from './dev-services.js';
import { createResetLink, resetLinkText } from './modules/auth/index.js';
import { migrate } from './platform/database/migrate.js';
import { startProblem } from './start-process.js';

const USAGE = 'Usage: npm run admin:reset -- USERNAME\n';

/** npm changes the working folder: DATA_DIR is relative to the repository's root, as in `npm start`. */
const root = fileURLToPath(new URL('../../', import.meta.url));

/** `npm run admin:reset -- NAME`: prints a link with which this admin chooses a new password. */
async function printResetLink(username: string): Promise<void> {
  const settings = loadProcessConfig();
  const dataDir = resolve(npmInvocationFolder() === undefined ? process.cwd() : root, settings.DATA_DIR);
  await withDevServices(Object.freeze({ ...settings, DATA_DIR: dataDir }), async (config) => {
    const db = createDataSource(directDatabaseUrl(config), 2, 'shop-admin-reset');
    await db.initialize();
    try {
      await migrate(db);
      process.stdout.write(resetLinkText(config, await createResetLink(db, username)));
    } finally {
      await db.destroy();
    }
  });
}

async function run(): Promise<number> {
  const [username, ...rest] = process.argv.slice(2);
  if (username === undefined || rest.length > 0) {
    process.stderr.write(USAGE);
    return 1;
  }
  try {
    await printResetLink(username);
    return 0;
  } catch (error) {
    process.stderr.write(`${startProblem(error)}\n`);
    return 1;
  }
}

process.exitCode = await run();
