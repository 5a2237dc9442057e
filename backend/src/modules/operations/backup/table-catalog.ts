import type { Client } from 'pg';
import { BackupError, type SequenceState, type TableTotals } from './backup-format.js';

/** A table of the shop. The columns are in alphabetical order, because the order in the table depends on its history. */
export interface TableInfo {
  name: string;
  columns: string[];
  numericColumns: string[];
  /** Tables that its foreign keys name, without itself. */
  references: string[];
}

const TABLES = `
  select c.relname::text as name, columns.all as columns, columns.numeric as "numericColumns",
    array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
          where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as references
  from pg_class c
  cross join lateral (
    select array_agg(a.attname::text order by a.attname) as all,
      coalesce(array_agg(a.attname::text order by a.attname)
        filter (where a.atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'numeric'::regtype)), '{}') as numeric
    from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  ) as columns
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
  order by c.relname`;

/** The text of a value must not depend on the settings of a server, or the totals of two servers would differ. */
const SETTINGS = `set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set synchronize_seqscans = off`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const columnList = ({ columns }: TableInfo): string => columns.map(quoted).join(', ');

export async function prepareSession(client: Client): Promise<void> {
  await client.query(SETTINGS);
}

/** All tables but the list of migrations, each after the tables that it references. */
export async function tablesOf(client: Client): Promise<TableInfo[]> {
  const { rows } = await client.query<TableInfo>(TABLES);
  const sorted: TableInfo[] = [];
  let rest = rows;
  while (rest.length > 0) {
    const done = new Set(sorted.map(({ name }) => name));
    const next = rest.filter(({ references }) => references.every((name) => done.has(name)));
    if (next.length === 0) throw new BackupError(`Foreign keys form a circle: ${rest.map(({ name }) => name).join(', ')}`);
    sorted.push(...next);
    rest = rest.filter((table) => !next.includes(table));
  }
  return sorted;
}

/** Returns [] when the database has no list of migrations yet. */
export async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('public.migrations') is not null as exists`);
  if (!(found[0] as { exists: boolean }).exists) return [];
  const { rows } = await client.query<{ name: string }>('select name from public.migrations order by id');
  return rows.map(({ name }) => name);
}

export async function totalsOf(client: Client, table: TableInfo): Promise<TableTotals> {
  const hash = `('x' || substr(md5(row(${columnList(table)})::text), 1, 15))::bit(60)::bigint`;
  const sums = table.numericColumns.map((name, index) => `coalesce(sum(${quoted(name)}), 0)::text as sum_${index}`);
  const { rows } = await client.query<Record<string, string>>(
    `select ${['count(*)::text as rows', `coalesce(sum(${hash}), 0)::text as digest`, ...sums].join(', ')}
     from public.${quoted(table.name)}`,
  );
  const [found = {}] = rows;
  return {
    rows: found['rows'] ?? '',
    digest: found['digest'] ?? '',
    sums: Object.fromEntries(table.numericColumns.map((name, index) => [name, found[`sum_${index}`] ?? ''])),
  };
}

export async function sequencesOf(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename::text as name from pg_sequences
     where schemaname = 'public' and sequencename <> 'migrations_id_seq' order by 1`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<Omit<SequenceState, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from public.${quoted(name)}`,
    );
    states.push(...values.map((value) => ({ name, ...value })));
  }
  return states;
}
