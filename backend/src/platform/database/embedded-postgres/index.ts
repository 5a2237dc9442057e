export { ensureDatabase } from './ensure-database.js';
export { startPostgres, type PostgresOptions, type RunningPostgres } from './start-postgres.js';
