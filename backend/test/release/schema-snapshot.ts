import type { Client } from 'pg';

/** What an insert or update of the previous release depends on, by table. */
interface TableSnapshot {
  /** Column -> type. */
  columns: Record<string, string>;
  /** Columns that a row must name, because they are neither nullable nor have a default. */
  required: string[];
  /** Name -> definition of CHECK, UNIQUE, FOREIGN KEY and EXCLUDE constraints, and of unique indexes. */
  constraints: Record<string, string>;
}

export type SchemaSnapshot = Record<string, TableSnapshot>;

const SNAPSHOT = `
  select t.relname as name,
    (select jsonb_object_agg(a.attname, format_type(a.atttypid, a.atttypmod)) from pg_attribute a
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(jsonb_agg(a.attname order by a.attname), '[]') from pg_attribute a
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attnotnull and not a.atthasdef
        and a.attidentity = '') as required,
    (select coalesce(jsonb_object_agg(c.name, c.definition), '{}') from (
      select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
        where conrelid = t.oid and contype in ('c', 'u', 'f', 'x')
      union all
      select i.relname, pg_get_indexdef(x.indexrelid) from pg_index x join pg_class i on i.oid = x.indexrelid
        where x.indrelid = t.oid and x.indisunique and not x.indisprimary
          and not exists (select from pg_constraint where conindid = x.indexrelid)
    ) as c) as constraints
  from pg_class t
  where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> 'migrations'
  order by t.relname`;

export async function snapshotOf(client: Client): Promise<SchemaSnapshot> {
  const { rows } = await client.query<TableSnapshot & { name: string }>(SNAPSHOT);
  return Object.fromEntries(rows.map(({ name, ...table }) => [name, table]));
}

/** What the schema of today would break for a release that was made for `released`. */
export function incompatibilities(released: SchemaSnapshot, today: SchemaSnapshot): string[] {
  return Object.entries(released).flatMap(([name, before]) => {
    const after = today[name];
    return after ? inTable(name, before, after) : [`table ${name} is gone`];
  });
}

function inTable(table: string, before: TableSnapshot, after: TableSnapshot): string[] {
  const changed = Object.entries(before.columns)
    .filter(([column, type]) => after.columns[column] !== type)
    .map(([column, type]) => `${table}.${column} was ${type}, is ${after.columns[column] ?? 'gone'}`);
  const required = after.required
    .filter((column) => !before.required.includes(column))
    .map((column) => `${table}.${column} must be given in every row`);
  const constraints = Object.entries(after.constraints)
    .filter(([constraint, definition]) => before.constraints[constraint] !== definition)
    .map(([constraint, definition]) => `${table}: ${constraint} is new or changed: ${definition}`);
  return [...changed, ...required, ...constraints];
}
