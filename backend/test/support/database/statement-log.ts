import { Client } from 'pg';

type Callback = (...results: unknown[]) => void;

/** The statements that this process sends to Postgres while the log is open. */
interface StatementLog {
  texts: string[];
  /** Statements that were sent while their connection waited for another one share its round trip. */
  roundTrips: number;
  close(): void;
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string } | undefined)?.text ?? '');

/** Counts at the driver, for every pool and connection. Statements that contain `ignored` are left out. */
export function openStatementLog(ignored?: string): StatementLog {
  const original = Reflect.get(Client.prototype, 'query') as (this: Client, ...args: unknown[]) => unknown;
  const waiting = new WeakMap<Client, number>();
  const log: StatementLog = { texts: [], roundTrips: 0, close: () => spy.mockRestore() };
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function query(this: Client, ...args: unknown[]) {
    const text = textOf(args[0]);
    if (ignored !== undefined && text.includes(ignored)) return original.apply(this, args) as undefined;
    log.texts.push(text);
    const sent = waiting.get(this) ?? 0;
    if (sent === 0) log.roundTrips += 1;
    waiting.set(this, sent + 1);
    const answered = (): unknown => waiting.set(this, (waiting.get(this) ?? 1) - 1);
    const last = args.at(-1);
    if (typeof last === 'function') {
      const done: Callback = (...results) => (answered(), (last as Callback)(...results));
      return original.apply(this, [...args.slice(0, -1), done]) as undefined;
    }
    const result = original.apply(this, args) as Promise<unknown>;
    result.then(answered, answered);
    return result as unknown as undefined;
  });
  return log;
}
