import { type Config, directDatabaseUrl } from '../config.js';
import { openDatabase } from './open-database.js';
import { seedDemoShop } from './seed-demo-shop.js';
import { ensureFirstAdmin, type FirstAdmin } from '../modules/auth/index.js';
import { assertOneDatabase } from '../platform/database/database-identity.js';
import { migrate } from '../platform/database/migrate.js';

export interface PreparedShop {
  /** Names of the migrations that ran. */
  migrations: string[];
  /** The first admin, with the password only if it was generated in this call. */
  admin: FirstAdmin;
}

/** Prepares the database: migrations, the demo shop, the first admin. */
export async function prepareShop(config: Config): Promise<PreparedShop> {
  await assertOneDatabase(config);
  const db = await openDatabase(directDatabaseUrl(config), 'shop-start');
  try {
    const migrations = await migrate(db);
    const demo = config.DEMO_SHOP ?? (config.NODE_ENV === 'production' ? 'off' : 'on');
    if (demo === 'on') await seedDemoShop(db, config);
    return { migrations, admin: await ensureFirstAdmin(db, config) };
  } finally {
    await db.destroy();
  }
}
