import { Client } from 'pg';
import type { DataSource } from 'typeorm';

type Query = (this: Client, ...args: unknown[]) => unknown;
type Callback = (...results: unknown[]) => void;

interface KilledTransaction {
  /** False while no transaction has sent so many statements. */
  wasKilled: boolean;
  close(): void;
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string } | undefined)?.text ?? '');

/**
 * Ends a connection as the death of its process does, right after the answer to the statement of this number. All statements of
 * transactions are counted, in the order in which this process sends them, from START TRANSACTION to COMMIT.
 */
export function killAfterStatement(db: DataSource, number: number): KilledTransaction {
  const original = Reflect.get(Client.prototype, 'query') as Query;
  const open = new Set<Client>();
  let sent = 0;
  const killed: KilledTransaction = { wasKilled: false, close: () => spy.mockRestore() };
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function query(this: Client, ...args: unknown[]) {
    const text = textOf(args[0]);
    if (/^start transaction/i.test(text)) open.add(this);
    sent += open.has(this) ? 1 : 0;
    const isLast = open.has(this) && sent === number;
    if (/^(commit|rollback)/i.test(text)) open.delete(this);
    if (!isLast) return original.apply(this, args) as undefined;
    killed.wasKilled = true;
    const callback = args.at(-1);
    if (typeof callback !== 'function')
      return afterwards(original.apply(this, args), () => endConnection(db, this)) as unknown as undefined;
    const answered: Callback = (...results) => void endConnection(db, this).then(() => (callback as Callback)(...results));
    return original.apply(this, [...args.slice(0, -1), answered]) as undefined;
  });
  return killed;
}

async function afterwards(answer: unknown, work: () => Promise<void>): Promise<unknown> {
  try {
    return await answer;
  } finally {
    await work();
  }
}

/** Resolves when both ends know of it. */
async function endConnection(db: DataSource, client: Client): Promise<void> {
  const ended = new Promise((resolve) => client.once('end', resolve));
  await db.query('select pg_terminate_backend($1, 10000)', [Reflect.get(client, 'processID')]);
  await ended;
}
