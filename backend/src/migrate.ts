import 'reflect-metadata';
import { directDatabaseUrl, loadProcessConfig } from './config.js';
import { createDataSource } from './data-source.js';
import { withDevServices } from './dev-services.js';
import { assertOneDatabase } from './platform/database/database-identity.js';
import { migrate } from './platform/database/migrate.js';
import { startProcess } from './start-process.js';

// `npm run db:migrate`: runs the pending migrations and prints their names.
await startProcess(() =>
  withDevServices(loadProcessConfig(), async (config) => {
    await assertOneDatabase(config);
    const db = createDataSource(directDatabaseUrl(config), 2, 'shop-migrate');
    await db.initialize();
    try {
      const applied = await migrate(db);
      process.stdout.write(applied.length > 0 ? `${applied.join('\n')}\n` : 'Nothing to migrate\n');
    } finally {
      await db.destroy();
    }
  }),
);
