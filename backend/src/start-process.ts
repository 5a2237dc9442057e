import { ownValue } from '@shop/contract/own-value';
import { ListenError } from './platform/listen-error.js';
import { QueueStartError } from './platform/queue/queue-start-error.js';

/** Codes of the errors that Node and Postgres report for a connection that cannot be made. */
const CONNECTION_PROBLEMS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server answers there; start it, or correct the address',
  ENOTFOUND: 'the host does not exist; correct the address',
  EAI_AGAIN: 'the host cannot be resolved; correct the address, or check the DNS',
  EHOSTUNREACH: 'the host cannot be reached; check the network',
  ETIMEDOUT: 'the host does not answer; check the network and the firewall',
  ECONNRESET: 'the server closed the connection; check its log',
  '28P01': 'the server rejects the password; correct it',
  '28000': 'the server rejects the user; correct it, or allow it in pg_hba.conf',
  '3D000': 'the database does not exist; create it',
  '53300': 'the server has no free connections; lower DATABASE_POOL, or raise max_connections',
  '57P01': 'the server is stopping; try again',
  '57P03': 'the server is starting or stopping; try again',
};

/** The tables of this release are missing: undefined table, column, function or schema. */
const MISSING_SCHEMA = new Set(['42P01', '42703', '42883', '3F000']);

function listenProblem({ setting, cause }: ListenError): string {
  const { code, message } = describe(cause);
  if (code === 'EADDRINUSE')
    return `${setting}: another program uses it; choose another one, for example ${setting}=3001 (${message})`;
  if (code === 'EACCES') return `${setting}: the user who runs the shop may not listen on it; use a port above 1023 (${message})`;
  return `HOST: this machine does not have the address; use 0.0.0.0 or 127.0.0.1 (${message})`;
}

/** Whether the driver gave up waiting for a connection. */
export function isConnectTimeout(error: unknown): boolean {
  const { message } = describe(error);
  return /timeout/i.test(message) && /connect|expired/i.test(message);
}

/** What went wrong and what to do, without a stack. `isEmbedded`: the database is the shop's own, nobody gave its address. */
export function startProblem(error: unknown, isEmbedded = false): string {
  if (isEmbedded && isConnectTimeout(error))
    return 'The embedded database did not answer in time: the machine is busy, start again';
  if (error instanceof ListenError) return listenProblem(error);
  if (error instanceof QueueStartError) return databaseProblem(error.setting, error.cause);
  return databaseProblem('DATABASE_URL', error);
}

/** The same for an error of the database at the address of `setting`. */
export function databaseProblem(setting: string, error: unknown): string {
  const { code, name, message } = describe(error);
  if (code !== undefined && Object.hasOwn(CONNECTION_PROBLEMS, code))
    return `${setting}: ${ownValue(CONNECTION_PROBLEMS, code)} (${message})`;
  if (isConnectTimeout(error)) return `${setting}: the server does not answer; check the network and the firewall (${message})`;
  if (message.startsWith('Connection terminated'))
    return `${setting}: the server closed the connection; check its log (${message})`;
  if (/prepared statement .* (already exists|does not exist)/.test(message))
    return `PREPARED_STATEMENTS: ${setting} leads to a pooler that shares connections; set it to "off" (${message})`;
  if (message.includes('unsupported startup parameter'))
    return `DATABASE_DIRECT_URL: ${setting} leads to a pooler; set it to the address of Postgres itself (${message})`;
  if (name === 'SchemaMigrationRequiredError')
    return `${setting}: the database lacks the tables of the queues; run "npm run db:migrate" first`;
  if (code !== undefined && MISSING_SCHEMA.has(code))
    return `${setting}: the database lacks tables of this release; run "npm run db:migrate" first (${message})`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `Permission denied: check DATA_DIR, BACKUP_DIR and the user who runs the shop (${message})`;
  return message;
}

/** Several attempts, for example over IPv4 and IPv6, fail as one error without a message of its own. */
function describe(error: unknown): { code: string | undefined; name: string | undefined; message: string } {
  const cause: unknown = error instanceof AggregateError && error.message === '' ? error.errors[0] : error;
  const { code, name, message } = Object(cause) as { code?: unknown; name?: unknown; message?: unknown };
  return {
    code: typeof code === 'string' ? code : undefined,
    name: typeof name === 'string' ? name : undefined,
    message: typeof message === 'string' ? message : String(cause),
  };
}

/** Runs `start`; a failure ends the process with exit code 1 and a line on stderr instead of a stack. */
export async function startProcess(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${startProblem(error)}\n`, () => process.exit(1));
  }
}
