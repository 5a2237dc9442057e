import { PaymentDiscrepancy } from '#modules/checkout/reconciliation/payment-discrepancy.entity.js';
import { givenEntry, statementsClient } from '#test/support/builders/artist-statements.js';
import { givenArtist, givenCategory } from '#test/support/builders/catalog.js';
import { givenInvoice } from '#test/support/builders/invoice.js';
import { asBookkeeper, ledgerClient, payeeForm } from '#test/support/builders/ledger.js';
import { givenModes, givenRule } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { dutyTexts, type Headers, setMonthsClock, todayOf } from '#test/support/today.js';

let shop: TestShop;
let manager: Headers;
let bookkeeper: Headers;
beforeAll(async () => {
  shop = await openShop();
  manager = await asAdmin(shop, { role: 'manager' });
  bookkeeper = await asBookkeeper(shop);
});
afterAll(() => shop.close());

const texts = (prefix: string, who = manager): Promise<string[]> => dutyTexts(shop, who, prefix);
const setClock = (at: string): void => setMonthsClock(shop, at);

it('a month can be closed when it is over, until each artist of it has a statement', async () => {
  const artist = await givenArtist(shop.db);
  await givenEntry(shop, artist, { cents: 500, at: '2026-09-30T12:00Z' });
  setClock('2026-11-29T12:00Z');
  expect(await texts('artist-ledger.month', bookkeeper)).toEqual([]);
  await givenEntry(shop, artist, { cents: 500, at: '2026-10-30T12:00Z' });
  expect(await texts('artist-ledger.month', bookkeeper)).toEqual(['October can be closed: 1 statement']);
  await givenEntry(shop, await givenArtist(shop.db), { cents: 700, at: '2026-10-02T12:00Z' });
  setClock('2026-11-01T04:30Z');
  // Payments of the last minutes of the month may still be on their way.
  expect(await texts('artist-ledger.month', bookkeeper)).toEqual(['September can be closed: 1 statement']);
  setClock('2026-11-01T05:30Z');
  expect(await texts('artist-ledger.month', bookkeeper)).toEqual(['October can be closed: 2 statements']);
  const { duties } = await todayOf(shop, bookkeeper);
  expect(duties).toContainEqual(expect.objectContaining({ link: '/admin/artist-ledger/months?month=2026-10' }));
  await statementsClient(shop, bookkeeper).close({ month: '2026-10' }).expect(201);
  expect(await texts('artist-ledger.month', bookkeeper)).toEqual([]);
});

it('what artists are owed is due once somebody can be paid for them', async () => {
  const ledger = ledgerClient(shop, bookkeeper);
  const [ana, bo] = [await givenArtist(shop.db), await givenArtist(shop.db)];
  for (const artist of [ana, bo]) await givenEntry(shop, artist, { cents: 62_000, at: '2026-11-02T12:00Z' });
  expect(await texts('artist-ledger.due', bookkeeper)).toEqual([]);
  await ledger.savePayee(ana.id).expect(200);
  expect(await texts('artist-ledger.due', bookkeeper)).toEqual(['$620.00 is due to 1 artist']);
  await ledger.savePayee(bo.id).expect(200);
  expect(await texts('artist-ledger.due', bookkeeper)).toEqual(['$1,240.00 is due to 2 artists']);
  await ledger.savePayee(bo.id, payeeForm({ version: 1, onHold: true })).expect(200);
  await givenEntry(shop, ana, { kind: 'payout', cents: -62_000, at: '2026-11-03T12:00Z' });
  expect(await texts('artist-ledger.due', bookkeeper)).toEqual([]);
});

it('a rule that exempts clothing is a duty while no category is clothing', async () => {
  await givenRule(shop.db, { authority: 'Pennsylvania', state: 'PA', clothing: 'exempt' });
  await givenCategory(shop.db);
  await givenModes(shop, { taxMode: 'off' });
  expect(await texts('clothing')).toEqual([]);
  await givenModes(shop, { taxMode: 'table' });
  expect(await texts('clothing')).toEqual(['PA taxes clothing less, but no category is clothing']);
  await givenRule(shop.db, { authority: 'New York', state: 'NY', clothing: 'exempt_below', clothingCents: 11_000 });
  await givenRule(shop.db, { authority: 'Over', state: 'MA', clothing: 'exempt', validTo: '2020-01-01' });
  await shop.waitForNotifications();
  expect(await texts('clothing')).toEqual(['NY and PA tax clothing less, but no category is clothing']);
  const category = await givenCategory(shop.db, { taxKind: 'clothing' });
  expect(await texts('clothing')).toEqual([]);
  await shop.db.query('update categories set deleted_at = now() where id = $1', [category.id]);
  expect(await texts('clothing')).toHaveLength(1);
  await shop.db.query(`update tax_rules set clothing = 'none', clothing_cents = null`);
  await shop.waitForNotifications();
  expect(await texts('clothing')).toEqual([]);
});

it('invoices are overdue after the day on which they were due, until they are paid', async () => {
  const [first, second] = [await givenInvoice(shop, manager), await givenInvoice(shop, manager)];
  expect(await texts('invoices')).toEqual([]);
  const set = (columns: string, ids: readonly string[]) =>
    shop.db.query(`update invoices set ${columns} where id = any($1)`, [ids]);
  await set(`status = 'sent', due_on = '2026-01-02'`, [first.id]);
  expect(await texts('invoices')).toEqual(['1 invoice is overdue: $10.00']);
  await set(`status = 'sent', due_on = '2026-01-02'`, [second.id]);
  expect(await texts('invoices')).toEqual(['2 invoices are overdue: $20.00']);
  await set(`status = 'paid'`, [first.id]);
  await set(`due_on = '2099-01-01'`, [second.id]);
  expect(await texts('invoices')).toEqual([]);
});

it('payments that differ from the provider are a duty until they are settled', async () => {
  const found = { kind: 'amount_differs', providerCents: 100, orderCents: 200 } as const;
  const save = (paymentIntentId: string) => shop.db.getRepository(PaymentDiscrepancy).save({ ...found, paymentIntentId });
  await save('pi_1');
  expect(await texts('payments.differ')).toEqual(['1 payment differs from the card provider']);
  await save('pi_2');
  expect(await texts('payments.differ')).toEqual(['2 payments differ from the card provider']);
  await shop.db.query(`update payment_differences set resolved_at = now(), resolution = 'settled'`);
  expect(await texts('payments.differ')).toEqual([]);
});
