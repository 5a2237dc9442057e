import type { Client, Connection, Submittable } from 'pg';

interface ResultColumn {
  name: string;
  type: string;
}

/** The result columns of a statement as Postgres plans it; the statement does not run. */
export async function describeStatement(client: Client, text: string): Promise<ResultColumn[]> {
  const fields = await new Promise<{ name: string; dataTypeID: number }[]>((resolve, reject) => {
    let described: { name: string; dataTypeID: number }[] = [];
    // pg calls these methods of a `Submittable`; its own Query would go on to bind and execute.
    const request = {
      submit(connection: Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (message: { fields: typeof described }) => (described = message.fields),
      handleError: reject,
      handleReadyForQuery: () => resolve(described),
    };
    client.query(request as Submittable);
  });
  const { rows } = await client.query<ResultColumn>(
    `select name, format_type(type, null) as type from unnest($1::text[], $2::oid[]) with ordinality as f(name, type, n) order by n`,
    [fields.map((field) => field.name), fields.map((field) => field.dataTypeID)],
  );
  return rows;
}
