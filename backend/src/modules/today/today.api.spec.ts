import { PaymentDiscrepancy } from '#modules/checkout/reconciliation/payment-discrepancy.entity.js';
import type { Role } from '#modules/auth/index.js';
import { givenWaiting, offerAlerts } from '#test/support/builders/alerts.js';
import { givenEntry } from '#test/support/builders/artist-statements.js';
import { givenArtist, givenCategory, givenProduct } from '#test/support/builders/catalog.js';
import { givenInvoice } from '#test/support/builders/invoice.js';
import { asBookkeeper, ledgerClient } from '#test/support/builders/ledger.js';
import { givenMessage } from '#test/support/builders/message.js';
import { givenOrder } from '#test/support/builders/placed-order.js';
import { givenModes, givenRule } from '#test/support/builders/shop-prices.js';
import { givenStoredFile } from '#test/support/builders/stored-file.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { setMonthsClock, todayOf } from '#test/support/today.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ BACKUP_DIR: '/nonexistent' });
});
afterAll(() => shop.close());

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);

/** One duty of each kind. */
async function givenEachDuty(): Promise<void> {
  const { db } = shop;
  const admin = await asAdmin(shop);
  await givenOrder(shop);
  await givenOrder(shop, { paymentStatus: 'paid', status: 'confirmed' });
  await givenOrder(shop, { paymentStatus: 'paid', status: 'shipped', shippedAt: inDays(-60) });
  await db.query(`with file as (insert into statement_files (content_hash, file_name, source, read_by, counts)
      values ('hash', 'venmo.csv', 'venmo', 'ana', '{}') returning id)
    insert into statement_lines (file_id, source, external_id, paid_on, cents, state, owed_cents)
    select id, 'venmo', 'v-1', date '2026-11-03', 500, 'review', 0 from file
    union all select id, 'venmo', 'v-2', date '2026-11-03', 500, 'owed', 500 from file`);
  await givenMessage(db);
  await givenProduct(db, { stockQuantity: 0, visibleFrom: inDays(3) });
  await offerAlerts(shop);
  await givenWaiting(shop, 1, { productId: (await givenProduct(db, { stockQuantity: 0 })).id });
  await givenStoredFile(db, { status: 'failed' });
  const artist = await givenArtist(db);
  setMonthsClock(shop, '2026-11-29T12:00Z');
  await givenEntry(shop, artist, { cents: 500, at: '2026-10-30T12:00Z' });
  await ledgerClient(shop, await asBookkeeper(shop))
    .savePayee(artist.id)
    .expect(200);
  await givenRule(db, { clothing: 'exempt' });
  await givenCategory(db);
  await givenModes(shop, { taxMode: 'table' });
  const { id } = await givenInvoice(shop, admin);
  await db.query(`update invoices set status = 'sent', due_on = '2026-01-02' where id = $1`, [id]);
  const found = { kind: 'amount_differs', paymentIntentId: 'pi_1', providerCents: 100, orderCents: 200 } as const;
  await db.getRepository(PaymentDiscrepancy).save(found);
  await db.query(
    `insert into mails (kind, subject_id, created_at) values ('shipped', gen_random_uuid(), now() - interval '1 hour')`,
  );
}

const PACKER = ['orders.to-pack', 'orders.on-the-way'];
const LEDGER = ['artist-ledger.month', 'artist-ledger.due'];
const OWNER = ['emails', 'backups'];
const MANAGER = [
  'orders.unpaid',
  'payments.review',
  'payments.owed',
  ...PACKER,
  'messages',
  'drops',
  'alerts',
  'media',
  'clothing',
  'invoices',
  'payments.differ',
  'opening',
];

describe('what waits', () => {
  beforeAll(() => givenEachDuty());

  it.each<[Role, readonly string[]]>([
    ['owner', [...MANAGER, ...LEDGER, ...OWNER]],
    ['manager', MANAGER],
    ['packer', PACKER],
    ['bookkeeper', LEDGER],
  ])('of a %s is what the role may do (threat 131)', async (role, kinds) => {
    const { duties } = await todayOf(shop, await asAdmin(shop, { role }));
    expect(new Set(duties.map(({ id }) => id.split(':')[0]))).toEqual(new Set(kinds));
  });

  it('comes in the order of the page, each with a path in the admin', async () => {
    const { duties } = await todayOf(shop, await asAdmin(shop));
    expect(duties.map(({ id }) => id.split(':')[0])).toEqual([...MANAGER.slice(0, 9), ...LEDGER, ...MANAGER.slice(9), ...OWNER]);
    expect(duties.filter(({ link }) => !/^\/admin[/#]/.test(link))).toEqual([]);
    expect(new Set(duties.map(({ id }) => id)).size).toBe(duties.length);
  });

  it('is for nobody who is not of the staff', async () => {
    await shop.http().get('/api/admin/today').expect(401);
    const shopper = await asAdmin(shop, { isAdmin: false });
    await shop.http().get('/api/admin/today').set(shopper).expect(403);
  });

  it('is told without the part that cannot be read', async () => {
    const owner = await asAdmin(shop);
    await shop.db.query('alter table contact_messages rename to contact_messages_away');
    const { duties } = await todayOf(shop, owner, ['Messages']);
    await shop.db.query('alter table contact_messages_away rename to contact_messages');
    expect(duties.map(({ id }) => id)).toContain('orders.unpaid');
    expect(duties.map(({ id }) => id)).not.toContain('messages');
  });
});
