import { FirstTables1763700000000 } from './1763700000000-first-tables.js';

/** In the order they run; a released migration is never edited. */
export const migrations = [FirstTables1763700000000];
