import { Client } from 'pg';
import type { Config } from '#src/config.js';
import { reasonOf } from '../reason-of.js';

export interface DatabaseIdentity {
  database: string;
  isReplica: boolean;
  /** When the server was started: the same for all connections to one server. */
  startedAt: string;
  /** The number that a primary and its replicas share; undefined where the role may not read it, as at some hosts. */
  system: string | undefined;
}

const TIMEOUT_MS = 2_000;

/** Which database an address leads to. Works through a pooler in transaction mode. */
export async function identityOf(connectionString: string): Promise<DatabaseIdentity> {
  const timeouts = { connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS };
  const client = new Client({ connectionString, application_name: 'shop-identity', ...timeouts });
  // The failed query reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Omit<DatabaseIdentity, 'system'>>(
      `select current_database() as database, pg_is_in_recovery() as "isReplica", pg_postmaster_start_time()::text as "startedAt"`,
    );
    const [row] = rows;
    if (!row) throw new Error('no answer');
    return { ...row, system: await systemOf(client) };
  } finally {
    void client.end().catch(() => undefined);
  }
}

async function systemOf(client: Client): Promise<string | undefined> {
  try {
    const { rows } = await client.query<{ system: string }>('select system_identifier::text as system from pg_control_system()');
    return rows[0]?.system;
  } catch {
    return undefined;
  }
}

/** What is wrong when `direct` should be the database of `pooled`. */
export function mismatchOf(direct: DatabaseIdentity, pooled: DatabaseIdentity): string | undefined {
  if (direct.database !== pooled.database)
    return `DATABASE_DIRECT_URL: leads to the database "${direct.database}", and DATABASE_URL to "${pooled.database}"; both must be one`;
  if (direct.isReplica !== pooled.isReplica)
    return `${direct.isReplica ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'}: leads to a replica; set it to the address of the primary`;
  const isKnown = direct.system !== undefined && pooled.system !== undefined;
  const isSame = isKnown ? direct.system === pooled.system : direct.startedAt === pooled.startedAt;
  return isSame ? undefined : 'DATABASE_DIRECT_URL: leads to another server than DATABASE_URL; both must be one database';
}

/** What is wrong with the replica, which is then not read; undefined without one. */
export async function replicaProblem({ DATABASE_URL: url, DATABASE_REPLICA_URL: address }: Config): Promise<string | undefined> {
  if (address === undefined) return undefined;
  const database = url === undefined ? undefined : await identityOf(url).catch(() => undefined);
  try {
    const replica = await identityOf(address);
    if (!replica.isReplica) return 'DATABASE_REPLICA_URL: leads to a server that is no replica, so it is not read.';
    if (database === undefined) return undefined;
    const isKnown = replica.system !== undefined && database.system !== undefined;
    if (replica.database === database.database && (!isKnown || replica.system === database.system)) return undefined;
    return 'DATABASE_REPLICA_URL: leads to a replica of another database than DATABASE_URL, so it is not read.';
  } catch (error) {
    return `DATABASE_REPLICA_URL: does not answer, so the primary does all the work (${reasonOf(error)}).`;
  }
}

/**
 * Throws when DATABASE_DIRECT_URL is another database than DATABASE_URL: its queues, backups and announced changes would be another shop's.
 * An address that does not answer is left to the part that needs it, which says what is wrong.
 */
export async function assertOneDatabase({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }: Config): Promise<void> {
  if (pooled === undefined || direct === undefined) return;
  const identities = await Promise.all([identityOf(direct), identityOf(pooled)]).catch(() => undefined);
  const mismatch = identities && mismatchOf(...identities);
  if (mismatch !== undefined) throw new Error(mismatch);
}
