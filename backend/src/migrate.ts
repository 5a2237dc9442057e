import 'reflect-metadata';
import { directDatabaseUrl, loadProcessConfig } from './config.js';
import { withDevServices } from './dev-services.js';
import { openDatabase } from './launcher/open-database.js';
import { assertOneDatabase } from './platform/database/database-identity.js';
import { migrate } from './platform/database/migrate.js';
import { startProcess } from './start-process.js';

// `npm run db:migrate`: runs the pending migrations and prints their names.
await startProcess(() =>
  withDevServices(loadProcessConfig(), async (config) => {
    await assertOneDatabase(config);
    const db = await openDatabase(directDatabaseUrl(config), 'shop-migrate');
    try {
      const applied = await migrate(db);
      process.stdout.write(applied.length > 0 ? `${applied.join('\n')}\n` : 'Nothing to migrate\n');
    } finally {
      await db.destroy();
    }
  }),
);
