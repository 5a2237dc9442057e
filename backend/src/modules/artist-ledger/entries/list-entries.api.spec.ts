import { givenArtist } from '#test/support/builders/catalog.js';
import { asBookkeeper, type LedgerClient, ledgerClient } from '#test/support/builders/ledger.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { EntriesView } from './entry.view.js';

let shop: TestShop;
let ledger: LedgerClient;
beforeAll(async () => {
  shop = await openShop();
  ledger = ledgerClient(shop, await asBookkeeper(shop, { username: 'ana' }));
});
afterAll(() => shop.close());

let artistId: string;
beforeEach(async () => {
  artistId = (await givenArtist(shop.db, { name: 'Marisol Vega' })).id;
});

const entries = async (filter: Record<string, string> = {}): Promise<EntriesView> =>
  (await ledger.entries(artistId, filter).expect(200)).body as EntriesView;

describe('the list of entries', () => {
  it('has pages of 50, newest first, and months of the time zone of the shop', async () => {
    const rows = `insert into ledger_entries (artist_id, artist_name, kind, at, cents, request_id, actor)
      select $1, 'Marisol Vega', 'adjustment', at::timestamptz, 1 + n, gen_random_uuid(), 'ana'
      from unnest($2::text[]) with ordinality as given (at, n)`;
    const edges = ['2026-11-01T04:00:00Z', '2026-11-01T03:59:59Z', '2026-12-01T04:59:59Z', '2026-12-01T05:00:00Z'];
    await shop.db.query(rows, [artistId, [...edges, ...Array.from({ length: 50 }, () => '2026-11-15T12:00:00Z')]]);
    const november = await entries({ month: '2026-11' });
    expect(november.entries).toHaveLength(50);
    expect(november.entries[0]).toMatchObject({ at: '2026-12-01T04:59:59.000Z' });
    const rest = await entries({ month: '2026-11', after: november.next! });
    expect(rest.entries.map(({ at }) => at)).toEqual(['2026-11-15T12:00:00.000Z', '2026-11-01T04:00:00.000Z']);
    expect(rest.next).toBeNull();
    const all = await entries();
    const last = await entries({ after: all.next! });
    expect(new Set([...all.entries, ...last.entries].map(({ id }) => id)).size).toBe(54);
    expect((await entries({ month: '2026-10' })).entries).toHaveLength(1);
    for (const month of ['2026-13', '2019-12', 'now']) await ledger.entries(artistId, { month }).expect(400);
  });
});
