import { randomUUID } from 'node:crypto';
import { givenArtist } from '#test/support/builders/catalog.js';
import { asBookkeeper, type LedgerClient, ledgerClient, payeeForm } from '#test/support/builders/ledger.js';
import { openShop, type TestShop } from '#test/support/shop.js';
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

const entriesOf = async (): Promise<EntryView[]> => ((await ledger.entries(artistId).expect(200)).body as EntriesView).entries;

describe('texts that people paste', () => {
  const note = (text: unknown) => ledger.add(artistId, { kind: 'design-fee', amount: '1.00', note: text });

  it.each<[string, string, string | null]>([
    ['300 characters with controls between them', 'a\u0000b\u0007'.repeat(150), 'ab'.repeat(150)],
    ['directions and zero widths', '\u202eabc\u200b\u2066', 'abc'],
    ['lines and tabs', 'one\r\ntwo\tthree\u2028four', 'one two three four'],
    ['only what cannot be seen', '\u200b\u202e\u0000', null],
    ['150 emoji', '🧢'.repeat(150), '🧢'.repeat(150)],
    ['a formula', '=HYPERLINK("https://x.invalid","y")', '=HYPERLINK("https://x.invalid","y")'],
    ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('%s are kept as text', async (_, text, stored) => {
    const { status, body } = await note(text);
    expect([status, (body as EntryView).note]).toEqual([201, stored]);
    expect((await entriesOf())[0]?.note).toBe(stored);
  });

  it('half a character is refused or replaced, never a 5xx', async () => {
    for (const field of ['note', 'reference']) {
      const { status } = await ledger.add(artistId, { kind: 'design-fee', amount: '1.00', [field]: 'a\ud800b' });
      expect([201, 400]).toContain(status);
    }
    expect([200, 400]).toContain((await ledger.savePayee(artistId, payeeForm({ name: 'a\udfffb', rules: '\ud800' }))).status);
  });
});

it('a month sent twice, and pages after what does not exist, are no 5xx', async () => {
  const path = `/api/admin/artist-ledger/artists/${artistId}/entries`;
  const headers = await asBookkeeper(shop);
  await shop.http().get(`${path}?month=2026-11&month=2026-12`).set(headers).expect(400);
  await ledger.entries(artistId, { after: 'x' }).expect(400);
  expect((await ledger.entries(artistId, { after: randomUUID() }).expect(200)).body).toEqual({ entries: [], next: null });
});

it.each(['0001-01-01', '1800-01-01'])('the day %j on which money was sent is 400, or a day that was', async (sentOn) => {
  const { status, body } = await ledger.add(artistId, { kind: 'adjustment', amount: '1.00', sentOn });
  if (status === 201) expect((body as EntryView).sentOn).toBe(sentOn);
  else expect(status).toBe(400);
});
