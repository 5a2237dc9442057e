export { ensureDatabase } from './ensure-database.js';
export { type RunningPostgres, startPostgres } from './start-postgres.js';
export { type SupervisedPostgres, supervisePostgres } from './supervise-postgres.js';
