import { DatabaseError, type Pool, type PoolClient, type QueryResultRow, TypeOverrides, types } from 'pg';
import {
  EntityManager,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  TypeORMError,
  type DataSource,
  type DataSourceOptions,
  type QueryRunner,
} from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { onConnection, sendTogether } from './pool-connections.js';

/**
 * The Postgres types that the driver turns into the TypeScript type `T`; null is allowed for every column. `cents` is a bigint of whole
 * cents, read as a number.
 */
type ColumnType<T> = T extends string
  ? 'text' | 'uuid' | 'numeric' | 'bigint' | 'varchar'
  : T extends number
    ? 'integer' | 'smallint' | 'double precision' | 'cents'
    : T extends boolean
      ? 'boolean'
      : T extends Date
        ? 'timestamptz' | 'date'
        : T extends Buffer
          ? 'bytea'
          : 'json' | 'jsonb' | 'text[]' | 'uuid[]' | 'integer[]';

/** The Postgres type of every property of a row, in any order. */
type Columns<Row> = { readonly [Key in keyof Row]-?: ColumnType<NonNullable<Row[Key]>> };

interface Definition<Row> {
  /** Unique, at most 63 characters, `<module>.<what-it-does>`; the statement's name in pg_prepared_statements. */
  readonly name: string;
  readonly text: string;
  /** Left out when the statement returns no rows. `test/defined-queries.spec.ts` compares it with the migrated schema. */
  readonly columns: Columns<Row>;
}

type DefinitionOf<Row> = [keyof Row] extends [never] ? Omit<Definition<Row>, 'columns'> : Definition<Row>;

type Executor = DataSource | EntityManager;
/** What `data-source.ts` writes into `extra` for poolers that keep no prepared statements. */
export interface PreparedStatementsOption {
  preparedStatements: boolean;
}

const definitions = new Map<string, { name: string; text: string; columns: Readonly<Record<string, string>> }>();

/** Every query that the imported files define. */
export const definedQueries = () => [...definitions.values()];

interface Result<Row> {
  rows: Row[];
  rowCount: number;
}

/**
 * A statement with a name, the types of its parameters and its row. Each pooled connection parses and plans it once
 * (a named prepared statement); inside a transaction it runs on the transaction's connection. Statements of one
 * transaction may be sent in one round trip: `pipelined(a.rows(tx), b.rows(tx))`.
 */
export class DefinedQuery<Parameters extends unknown[], Row> {
  /** How the driver reads a row that has cents; else as always. */
  private readonly types: TypeOverrides | undefined;

  constructor(
    readonly name: string,
    readonly text: string,
    columns: Readonly<Record<string, string>>,
  ) {
    this.types = Object.values(columns).includes('cents') ? WITH_CENTS : undefined;
  }

  async rows(db: Executor, ...parameters: Parameters): Promise<Row[]> {
    return (await this.run(db, parameters)).rows;
  }

  async first(db: Executor, ...parameters: Parameters): Promise<Row | undefined> {
    return (await this.run(db, parameters)).rows[0];
  }

  /** Executes the statement and returns the number of rows that it wrote, or selected. */
  async execute(db: Executor, ...parameters: Parameters): Promise<number> {
    return (await this.run(db, parameters)).rowCount;
  }

  private run(db: Executor, parameters: Parameters): Promise<Result<Row>> {
    const runner = db instanceof EntityManager ? db.queryRunner : undefined;
    if (runner) return this.runInTransaction(runner, parameters);
    return this.runOnPool(db instanceof EntityManager ? db.dataSource : db, parameters);
  }

  private async runInTransaction(runner: QueryRunner, parameters: Parameters): Promise<Result<Row>> {
    if (runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
    const client: PoolClient = await runner.connect();
    sendTogether(client);
    return this.send(client, runner.dataSource.options, parameters);
  }

  /** Without TypeORM's query runner, whose bookkeeping costs as much as a short statement. */
  private async runOnPool({ driver, options }: DataSource, parameters: Parameters): Promise<Result<Row>> {
    const pool = (driver as PostgresDriver).master as Pool | undefined;
    if (!pool) throw new TypeORMError('Driver not Connected');
    return onConnection(pool, (client) => this.sendOutsideTransaction(client, options, parameters));
  }

  private async sendOutsideTransaction(
    client: PoolClient,
    options: DataSourceOptions,
    parameters: Parameters,
  ): Promise<Result<Row>> {
    try {
      return await this.send(client, options, parameters);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      // The same connection now runs it unprepared, and no transaction is lost.
      return await this.send(client, options, parameters);
    }
  }

  private async send(client: PoolClient, options: DataSourceOptions, parameters: Parameters): Promise<Result<Row>> {
    const { preparedStatements = true } = options.extra as Partial<PreparedStatementsOption>;
    const prepared = preparedStatements && !withStalePlans.has(client);
    try {
      const values: unknown[] = parameters;
      const { text, types } = this;
      const { rows, rowCount } = await client.query<Row & QueryResultRow>(
        prepared ? { name: this.name, text, values, types } : { text, values, types },
      );
      return { rows, rowCount: rowCount ?? 0 };
    } catch (error) {
      if (isStalePlan(error)) withStalePlans.add(client);
      throw new QueryFailedError(this.text, parameters, error as Error);
    }
  }
}

/** Sums of cents stay far below 2^53. */
const WITH_CENTS = new TypeOverrides();
WITH_CENTS.setTypeParser(types.builtins.INT8, Number);

/** Connections on which a migration has changed the result type of a prepared statement: they prepare no more. */
const withStalePlans = new WeakSet<PoolClient>();

/** Postgres' "cached plan must not change result type": the statement has not run and can run again unprepared. */
export function isStalePlan(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return cause instanceof DatabaseError && cause.code === '0A000' && cause.message.includes('cached plan');
}

/**
 * `const productById = defineQuery<[id: string], ProductRow>({ name: 'catalog.product-by-id', text, columns })`, then
 * `await productById.first(db, id)`. Define queries at the top level of a `*.queries.ts` file, never per request.
 */
export function defineQuery<Parameters extends unknown[], Row = object>(
  definition: DefinitionOf<Row>,
): DefinedQuery<Parameters, Row> {
  const { name, text } = definition;
  const columns = 'columns' in definition ? (definition.columns as Readonly<Record<string, string>>) : {};
  if (!/^[a-z0-9.-]{1,63}$/.test(name)) throw new Error(`The query name "${name}" must match [a-z0-9.-]{1,63}`);
  const kinds = Object.values(columns);
  if (kinds.includes('cents') && kinds.includes('bigint'))
    throw new Error(`The query "${name}" reads a bigint as a number and as text`);
  if (definitions.has(name)) throw new Error(`Two queries have the name "${name}"`);
  definitions.set(name, { name, text, columns });
  return new DefinedQuery(name, text, columns);
}
