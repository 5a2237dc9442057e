import { randomUUID } from 'node:crypto';
import type { Artist } from '#modules/catalog/index.js';
import type { StatementsView, StatementView } from '#modules/artist-ledger/statements/statements.view.js';
import { query } from '#platform/database/sql.js';
import type { TestShop } from '../shop.js';
import { givenCart, type OrderLine, orderBody } from './order.js';

type Headers = { authorization: string };
type Whose = Pick<Artist, 'id' | 'name'>;

interface HandEntry {
  kind?: 'design-fee' | 'deduction' | 'adjustment' | 'payout';
  cents: number;
  at: string;
  note?: string;
  reference?: string;
  sentOn?: string;
  reverses?: string;
}

/** An entry by hand at another time than now; an adjustment unless named. Returns its id. */
export async function givenEntry(shop: TestShop, artist: Whose, entry: HandEntry): Promise<string> {
  const { kind = 'adjustment', cents, at, note = null, reference = null, sentOn = null, reverses = null } = entry;
  const [row] = await query<{ id: string }>(
    shop.db,
    `insert into ledger_entries (artist_id, artist_name, kind, cents, at, note, reference, sent_on, reverses_id, request_id, actor)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'ana') returning id`,
    [artist.id, artist.name, kind, cents, at, note, reference, sentOn, reverses, randomUUID()],
  );
  if (!row) throw new Error('The entry was not inserted');
  return row.id;
}

/** An order that was paid at this time. Returns its id. */
export async function givenSale(shop: TestShop, admin: Headers, lines: readonly OrderLine[], at: string): Promise<string> {
  const { body } = await shop
    .http()
    .post('/api/orders')
    .send(orderBody(await givenCart(shop.db, lines), lines))
    .expect(201);
  const { id } = body as { id: string };
  await shop.http().post(`/api/admin/orders/${id}/payment`).set(admin).send({ reference: 'Z' });
  await shop.db.query(`update order_events set at = $2 where order_id = $1 and kind = 'payment'`, [id, at]);
  return id;
}

/** Requests about statements, as the account of `headers`. */
export function statementsClient(shop: TestShop, headers: Headers) {
  const get = (path: string, asked: Record<string, string>) =>
    shop.http().get(`/api/admin/artist-ledger/${path}`).query(asked).set(headers).buffer(true);
  const list = (month: string) => get('statements', { month });
  const rows = async (month: string): Promise<StatementView[]> =>
    ((await list(month).expect(200)).body as StatementsView).statements;
  return {
    list,
    rows,
    /** The sums of one artist, or undefined without a statement. */
    row: async (month: string, artistId: string) => (await rows(month)).find((row) => row.artistId === artistId),
    close: (body: Record<string, unknown>) => shop.http().post('/api/admin/artist-ledger/statements').set(headers).send(body),
    batch: (month: string, more: Record<string, string> = {}) => get('statements/batch.pdf', { month, ...more }),
    one: (artistId: string, month: string, more: Record<string, string> = {}) =>
      get(`artists/${artistId}/statement.pdf`, { month, ...more }),
    year: (year: string) => get('year.csv', { year }),
  };
}

export type StatementsClient = ReturnType<typeof statementsClient>;
