import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadConfig } from './config.js';
import { createDataSource } from './data-source.js';
import { withDevServices } from './dev-services.js';
import {
  exitCodeOf,
  CollectImages,
  ImportFeed,
  InternetImages,
  formatReport,
  UnusableFeed,
} from './modules/product-import/index.js';
import { openMediaLibrary } from './modules/media/index.js';
import { migrate } from './platform/database/migrate.js';
import { createLogger } from './platform/logging.js';

const USAGE = 'Usage: npm run import:products -- FILE.csv [--dry-run] [--json]\n';

/** npm changes the folder; what a person types is meant from theirs, and `npm start` keeps its data below the root. */
const typedFrom = process.env['INIT_CWD'];
const root = fileURLToPath(new URL('../../', import.meta.url));

async function importProducts(path: string, options: { dryRun: boolean; json: boolean }): Promise<number> {
  const bytes = await readFile(resolve(typedFrom ?? process.cwd(), path));
  const asked = loadConfig(process.env);
  const dataDir = resolve(typedFrom === undefined ? process.cwd() : root, asked.DATA_DIR);
  return withDevServices(Object.freeze({ ...asked, DATA_DIR: dataDir }), async (config) => {
    const db = createDataSource(config.DATABASE_URL ?? '', 4, 'shop-import');
    await db.initialize();
    try {
      await migrate(db);
      const media = await openMediaLibrary(db, config, createLogger('warn', process.stderr));
      const feeds = new ImportFeed(db, new CollectImages(media, new InternetImages()));
      const report = await feeds.run({ name: basename(path), bytes }, options);
      process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report));
      return exitCodeOf(report);
    } finally {
      await db.destroy();
    }
  });
}

async function run(): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      options: { 'dry-run': { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [path] = positionals;
    if (path !== undefined && positionals.length === 1)
      return await importProducts(path, { dryRun: values['dry-run'], json: values.json });
    process.stderr.write(USAGE);
    return 1;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(error instanceof UnusableFeed ? `${message}\n` : `The import could not run: ${message}\n${USAGE}`);
    return 1;
  }
}

process.exitCode = await run();
