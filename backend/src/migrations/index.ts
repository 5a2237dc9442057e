import { FirstTables1763700000000 } from './1763700000000-first-tables.js';
import { AdminAccess1763701000000 } from './1763701000000-admin-access.js';

/** In the order they run; a released migration is never edited. */
export const migrations = [FirstTables1763700000000, AdminAccess1763701000000];
