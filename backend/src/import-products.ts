import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { directDatabaseUrl, loadProcessConfig, npmInvocationFolder } from './config.js';
import { createDataSource } from './data-source.js';
import { withDevServices } from './dev-services.js';
import { exitCodeOf, formatReport } from './import-report.js';
import { RemoveProductFromCarts } from './modules/cart/index.js';
import { createImportFeed, InternetImages, UnusableFeed } from './modules/product-import/index.js';
import { openMediaLibrary } from './modules/media/index.js';
import { migrate } from './platform/database/migrate.js';
import { createLogger } from './platform/logging.js';
import { startProblem } from './start-process.js';

const USAGE =
  'Usage: npm run import:products -- FILE.csv [--dry-run] [--create-categories] [--untracked-stock=keep|N] [--drafts] [--json]\n';

/** npm changes the working folder: the file is relative to the caller's folder, DATA_DIR to the repository's root, as in `npm start`. */
const invocationFolder = npmInvocationFolder();
const root = fileURLToPath(new URL('../../', import.meta.url));

interface ImportOptions {
  dryRun: boolean;
  createCategories: boolean;
  json: boolean;
  drafts: boolean;
  untrackedStock: 'keep' | number;
}

const MAX_PIECES = 1_000_000;

function readUntrackedStock(text: string): 'keep' | number {
  if (text === 'keep') return text;
  if (/^\d{1,7}$/.test(text) && Number(text) <= MAX_PIECES) return Number(text);
  throw new UnusableFeed(`--untracked-stock is "keep" or a number of pieces up to ${MAX_PIECES}, not "${text}".`);
}

async function importProducts(path: string, options: ImportOptions): Promise<number> {
  const bytes = await readFile(resolve(invocationFolder ?? process.cwd(), path));
  const settings = loadProcessConfig();
  const dataDir = resolve(invocationFolder === undefined ? process.cwd() : root, settings.DATA_DIR);
  return withDevServices(Object.freeze({ ...settings, DATA_DIR: dataDir }), async (config) => {
    const db = createDataSource(directDatabaseUrl(config), 4, 'shop-import');
    await db.initialize();
    try {
      await migrate(db);
      const media = await openMediaLibrary(db, config, createLogger('warn', process.stderr));
      const importFeed = createImportFeed(db, media, new InternetImages(), new RemoveProductFromCarts());
      const report = await importFeed.execute({ name: basename(path), bytes }, options);
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
      options: {
        'dry-run': { type: 'boolean', default: false },
        'create-categories': { type: 'boolean', default: false },
        'untracked-stock': { type: 'string', default: 'keep' },
        drafts: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [path] = positionals;
    if (path !== undefined && positionals.length === 1) {
      const { 'dry-run': dryRun, 'create-categories': createCategories, drafts, json } = values;
      const untrackedStock = readUntrackedStock(values['untracked-stock']);
      return await importProducts(path, { dryRun, createCategories, drafts, json, untrackedStock });
    }
    process.stderr.write(USAGE);
    return 1;
  } catch (error) {
    const message = startProblem(error);
    process.stderr.write(error instanceof UnusableFeed ? `${message}\n` : `The import could not run: ${message}\n${USAGE}`);
    return 1;
  }
}

process.exitCode = await run();
