import { randomUUID } from 'node:crypto';
import { givenSale } from '#test/support/builders/artist-statements.js';
import { givenArtist, givenProduct } from '#test/support/builders/catalog.js';
import { asBookkeeper, type LedgerClient, ledgerClient, payeeForm } from '#test/support/builders/ledger.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { EntriesView, EntryView } from './entry.view.js';

let shop: TestShop;
let ledger: LedgerClient;
beforeAll(async () => {
  shop = await openShop();
  ledger = ledgerClient(shop, await asBookkeeper(shop, { username: 'ana' }));
});
afterAll(() => shop.close());

const statusesOf = (both: readonly { status: number }[]): number[] => both.map(({ status }) => status).toSorted((a, b) => a - b);

let artistId: string;
beforeEach(async () => {
  artistId = (await givenArtist(shop.db, { name: 'Marisol Vega' })).id;
});

const added = async (entry: Record<string, unknown>): Promise<EntryView> =>
  (await ledger.add(artistId, entry).expect(201)).body as EntryView;
const entries = async (): Promise<EntriesView> => (await ledger.entries(artistId).expect(200)).body as EntriesView;
const balance = async (): Promise<string> => ((await ledger.artist(artistId).expect(200)).body as { balance: string }).balance;

describe('a payout', () => {
  const pay = (amount: string, more: object = {}) => ledger.add(artistId, { kind: 'payout', amount, ...more });

  it('needs a payee who is not on hold', async () => {
    await added({ kind: 'design-fee', amount: '12.00' });
    expect((await pay('1.00').expect(409)).body).toMatchObject({
      code: 'NO_PAYEE',
      message: 'Please enter who is paid first',
    });
    await ledger.savePayee(artistId, payeeForm({ onHold: true })).expect(200);
    expect((await pay('1.00', { advance: true }).expect(409)).body).toMatchObject({
      code: 'PAYEE_ON_HOLD',
      message: 'Payments to this payee are on hold',
    });
    expect(await balance()).toBe('12.00');
  });

  it('above the balance is 409 unless it is an advance; below the minimum it is allowed', async () => {
    await ledger.savePayee(artistId, payeeForm({ minPayout: '50.00' })).expect(200);
    await added({ kind: 'design-fee', amount: '12.00' });
    expect((await pay('12.01').expect(409)).body).toMatchObject({
      code: 'PAYOUT_ABOVE_BALANCE',
      message: 'Only $12.00 is due. Mark it as an advance to pay more.',
      balance: '12.00',
    });
    const { body } = await pay('12.00', { reference: 'MO 1', sentOn: '2026-11-03' }).expect(201);
    expect(body).toMatchObject({ amount: '-12.00', reference: 'MO 1', sentOn: '2026-11-03' });
    expect((await ledger.artist(artistId)).body).toMatchObject({ lastPayout: { amount: '12.00', sentOn: '2026-11-03' } });
    await pay('3.00', { advance: true }).expect(201);
    expect((await pay('0.01').expect(409)).body).toMatchObject({
      message: expect.stringContaining('Only $0.00') as string,
      balance: '-3.00',
    });
    expect((await ledger.artist(artistId)).body).toMatchObject({
      balance: '-3.00',
      due: '0.00',
      notDueBecause: null,
      lastPayout: { amount: '3.00', sentOn: null },
    });
  });

  it('can be of what was sold a moment ago, before anything has posted it', async () => {
    await ledger.setShares([artistId], 5_000).expect(200);
    await ledger.savePayee(artistId).expect(200);
    const line = { product: await givenProduct(shop.db, { artistId, priceCents: 6_400 }), quantity: 1 };
    await givenSale(shop, await asAdmin(shop), [line], new Date().toISOString());
    await pay('32.00').expect(201);
    expect(await balance()).toBe('0.00');
  });

  it('is made once of two that would each take everything', async () => {
    await ledger.savePayee(artistId).expect(200);
    await added({ kind: 'design-fee', amount: '10.00' });
    const both = await Promise.all([pay('10.00'), pay('10.00')]);
    expect(statusesOf(both)).toEqual([201, 409]);
    expect(await balance()).toBe('0.00');
  });
});

describe('a reversal', () => {
  it('is the opposite entry of the same kind, once', async () => {
    await ledger.savePayee(artistId).expect(200);
    const fee = await added({ kind: 'design-fee', amount: '10.00' });
    const payout = await added({ kind: 'payout', amount: '10.00' });
    const { body } = await ledger.reverse(payout.id, { note: 'The check came back' }).expect(201);
    expect(body).toMatchObject({ kind: 'payout', amount: '10.00', note: 'The check came back', reversesId: payout.id });
    expect((await ledger.artist(artistId)).body).toMatchObject({ balance: '10.00', lastPayout: null });
    expect((await ledger.reverse(payout.id).expect(409)).body).toMatchObject({ code: 'ALREADY_REVERSED' });
    expect((await ledger.reverse((body as EntryView).id).expect(409)).body).toMatchObject({ code: 'NOT_REVERSIBLE' });
    const both = await Promise.all([ledger.reverse(fee.id), ledger.reverse(fee.id)]);
    expect(statusesOf(both)).toEqual([201, 409]);
    expect((await entries()).entries.map(({ kind, amount, isReversed }) => [kind, amount, isReversed])).toEqual([
      ['design-fee', '-10.00', false],
      ['payout', '10.00', false],
      ['payout', '-10.00', true],
      ['design-fee', '10.00', true],
    ]);
    expect(await balance()).toBe('0.00');
  });

  it('sent twice is one entry; with another note it is 422, of an unknown entry 404, without a note 400', async () => {
    const { id } = await added({ kind: 'adjustment', amount: '-10.00' });
    const [key, body] = [randomUUID(), { note: 'Twice' }];
    const first = await ledger.reverse(id, body, key).expect(201);
    expect((await ledger.reverse(id, body, key).expect(201)).body).toEqual(first.body);
    await ledger.reverse(id, { note: 'Other' }, key).expect(422);
    await ledger.reverse(randomUUID()).expect(404);
    await ledger.reverse(id, { note: ' ' }).expect(400);
  });
});
