import { defineQuery } from '../platform/database/define-query.js';

export const SERVER_STATE = defineQuery<[], { now: Date; version: string; freeConnections: number }>({
  name: 'doctor.server-state',
  text: `select clock_timestamp() as now, current_setting('server_version') as version,
    (current_setting('max_connections')::int - (select count(*) from pg_stat_activity where backend_type = 'client backend'))::int
      as "freeConnections"`,
  columns: { now: 'timestamptz', version: 'text', freeConnections: 'integer' },
});
