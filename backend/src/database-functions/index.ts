import type { QueryRunner } from 'typeorm';
import { announcements } from './announcements.js';
import { checks } from './checks.js';
import { frozenRows } from './frozen-rows.js';
import { searchText } from './search-text.js';
import { stockAlerts } from './stock-alerts.js';
import { textFolding } from './text-folding.js';
import { times } from './times.js';

/** Name -> the statement that creates the function, as it is in force after all migrations. */
export const DATABASE_FUNCTIONS = {
  ...textFolding,
  ...searchText,
  ...announcements,
  ...stockAlerts,
  ...checks,
  ...frozenRows,
  ...times,
};

type FunctionName = keyof typeof DATABASE_FUNCTIONS;

/** Functions that a migration adds or changes, each with the checksum that its text had when the migration was written. */
export type InstalledFunctions = Readonly<Partial<Record<FunctionName, string>>>;

/**
 * Creates or replaces the functions, with the texts of today: see docs/decisions/0507. The checksums are for the spec, which fails
 * when a text has changed since its last migration, because databases that have run that migration would keep the earlier text.
 */
export async function installFunctions(runner: QueryRunner, functions: InstalledFunctions): Promise<void> {
  for (const name of Object.keys(functions)) await runner.query(DATABASE_FUNCTIONS[name as FunctionName]);
}
