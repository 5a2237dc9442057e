import { randomUUID } from 'node:crypto';
import { givenArtist } from '#test/support/builders/catalog.js';
import { asBookkeeper, type LedgerClient, ledgerClient } from '#test/support/builders/ledger.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { addDays, dayIn } from '#platform/calendar-day.js';
import { query } from '#platform/database/sql.js';
import { ShopSettings } from '../../settings/index.js';
import type { EntriesView, EntryView } from './entry.view.js';

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

const added = async (entry: Record<string, unknown>): Promise<EntryView> =>
  (await ledger.add(artistId, entry).expect(201)).body as EntryView;
const entries = async (filter: Record<string, string> = {}): Promise<EntriesView> =>
  (await ledger.entries(artistId, filter).expect(200)).body as EntriesView;
const balance = async (): Promise<string> => ((await ledger.artist(artistId).expect(200)).body as { balance: string }).balance;

describe('an entry by hand', () => {
  it('adds a fee, and lowers the balance by what is deducted or adjusted', async () => {
    await added({ kind: 'design-fee', amount: '500.00', note: 'Sunflower' });
    await added({ kind: 'deduction', amount: '12.5' });
    await added({ kind: 'adjustment', amount: '-0.01', note: '  ' });
    await added({ kind: 'adjustment', amount: '3.00' });
    expect((await entries()).entries).toMatchObject([
      { kind: 'adjustment', amount: '3.00' },
      { kind: 'adjustment', amount: '-0.01', note: null },
      { kind: 'deduction', amount: '-12.50', note: null, base: null, shareBps: null, order: null },
      { kind: 'design-fee', amount: '500.00', note: 'Sunflower', actor: 'ana', reversesId: null, isReversed: false },
    ]);
    expect(await balance()).toBe('490.49');
  });

  it.each([
    [{ kind: 'sale', amount: '1.00' }, 'kind'],
    [{ kind: 'design-fee', amount: '-1.00' }, 'amount'],
    [{ kind: 'payout', amount: '-1.00' }, 'amount'],
    [{ kind: 'adjustment', amount: '1.00', sentOn: '2999-01-01' }, 'sentOn'],
  ])('%j is 400 with the field %s', async (entry, field) => {
    const { body } = await ledger.add(artistId, entry).expect(400);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
    expect((await entries()).entries).toEqual([]);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'takes the day of %s as the last one on which money was sent',
    async (timeZone) => {
      const settings = shop.app.get(ShopSettings);
      jest.spyOn(settings, 'values').mockResolvedValue(Object.assign({}, await settings.values(), { timeZone }));
      const today = dayIn(timeZone, new Date());
      await added({ kind: 'adjustment', amount: '1.00', sentOn: today });
      await ledger.add(artistId, { kind: 'adjustment', amount: '1.00', sentOn: addDays(today, 1) }).expect(400);
      jest.restoreAllMocks();
    },
  );

  it('of an unknown artist is 404', async () => {
    const { body } = await ledger.add(randomUUID(), { kind: 'design-fee', amount: '1.00' }).expect(404);
    expect(body).toMatchObject({ message: 'Artist not found' });
    await ledger.entries(randomUUID()).expect(404);
    await ledger.artist(randomUUID()).expect(404);
  });

  it('sent twice is one entry; with other values it is 422', async () => {
    const key = randomUUID();
    const entry = { kind: 'design-fee', amount: '5.00', note: 'Once', sentOn: '2026-01-31' };
    const both = await Promise.all([ledger.add(artistId, entry, key), ledger.add(artistId, entry, key)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[1].body).toEqual(both[0].body);
    for (const other of [
      { amount: '5.01' },
      { kind: 'adjustment' },
      { note: 'Twice' },
      { reference: 'x' },
      { sentOn: '2026-01-30' },
    ]) {
      const { body } = await ledger.add(artistId, { ...entry, ...other }, key).expect(422);
      expect(body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    }
    const other = await givenArtist(shop.db);
    await ledger.add(other.id, entry, key).expect(422);
    expect((await entries()).entries).toHaveLength(1);
  });

  it('of a client that sends a requestId instead of a key is one entry, too', async () => {
    const entry = { kind: 'design-fee', amount: '5.00', requestId: randomUUID() };
    const first = await added(entry);
    expect(await added(entry)).toEqual(first);
    await ledger.add(artistId, { ...entry, amount: '5.01' }).expect(422);
    await added({ kind: 'design-fee', amount: '5.00', requestId: randomUUID() });
    for (const requestId of ['once', 'once', 7, null]) await added({ kind: 'design-fee', amount: '1.00', requestId });
    expect((await entries()).entries).toHaveLength(6);
  });

  it('needs a confirmation, and its reading none', async () => {
    const careless = ledgerClient(shop, await asAdmin(shop, { role: 'bookkeeper' }));
    await careless.entries(artistId).expect(200);
    const { body } = await careless.add(artistId, { kind: 'design-fee', amount: '1.00' }).expect(403);
    expect(body).toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
  });

  it('is in the activity log with artist, kind and amount', async () => {
    const { id } = await added({ kind: 'deduction', amount: '2.00', note: 'private' });
    const { id: undone } = (await ledger.reverse(id).expect(201)).body as EntryView;
    const audited = `select action, detail from audit_log where entity = 'ledger entry' and entity_id::text = any($1) order by created_at`;
    expect(await query(shop.db, audited, [[id, undone]])).toEqual([
      { action: 'added', detail: { name: 'Marisol Vega', kind: 'deduction', amount: '-2.00' } },
      { action: 'undone', detail: { name: 'Marisol Vega', kind: 'deduction', amount: '2.00' } },
    ]);
  });
});
