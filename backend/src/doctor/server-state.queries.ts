import { defineQuery } from '../platform/database/define-query.js';

export interface ServerState {
  now: Date;
  version: string;
  maxConnections: number;
  freeConnections: number;
}

export const SERVER_STATE = defineQuery<[], ServerState>({
  name: 'doctor.server-state',
  text: `select clock_timestamp() as now, current_setting('server_version') as version,
    current_setting('max_connections')::int as "maxConnections",
    (current_setting('max_connections')::int - (select count(*) from pg_stat_activity where backend_type = 'client backend'))::int
      as "freeConnections"`,
  columns: { now: 'timestamptz', version: 'text', maxConnections: 'integer', freeConnections: 'integer' },
});
