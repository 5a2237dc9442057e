import { query } from '#platform/database/sql.js';
import { givenPaymentFileOrders } from '#test/support/builders/payment-file-orders.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { PaymentFileReadingView } from './payment-file.view.js';

let shop: TestShop;
let ana: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  ana = await asAdmin(shop, { username: 'ana' });
});
beforeEach(() => givenPaymentFileOrders(shop, ana));
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const read = async (content: string, dryRun = false): Promise<PaymentFileReadingView> => {
  const body = { fileName: 'statement.csv', content, dryRun };
  return (await shop.http().post('/api/admin/payments/statements').set(ana).send(body).expect(200))
    .body as PaymentFileReadingView;
};
const decide = (id: string | null, path: string, body: object = {}) =>
  shop.http().post(`/api/admin/payments/statement-lines/${id}/${path}`).set(ana).send(body).expect(200);
const stored = (): Promise<object[]> =>
  query(shop.db, `select state, reason, owed_cents as owed from statement_lines order by external_id`);
const paid = (number: string): Promise<object[]> =>
  query(shop.db, `select from orders where payment_status = 'paid' and order_number = 'ORD-${number}'`);

const VENMO = 'ID,Datetime,Type,Status,Note,From,To,Amount (total)\n';
const BANK = 'Date,Description,Amount\n';
const venmo = (id: string, status: string, amount: string, note = '7KQ2M9XA'): string =>
  `${id},2026-11-02,Payment,${status},${note},Jane Doe,Shop,${amount}\n`;
const zelle = (amount: string, end = ''): string => `11/02/2026,Zelle payment from SAM LEE for T6KCRD9S${end},${amount}\n`;

it.each<[string, string, string]>([
  ['with its id', VENMO + venmo('1', 'Complete', '+ $64.00') + venmo('1', 'Refunded', '- $64.00'), '7KQ2M9XA'],
  ['above it', VENMO + venmo('1', 'Refunded', '- $64.00') + venmo('1', 'Complete', '+ $64.00'), '7KQ2M9XA'],
  ['with an id of its own', VENMO + venmo('1', 'Complete', '+ $64.00') + venmo('2', 'Reversed', '- $64.00'), '7KQ2M9XA'],
  ['with the id of the bank', BANK + zelle('64.00', '; Conf# d4j2xq8vb') + zelle('-64.00', '; Conf# d4j2xq8vb'), 'T6KCRD9S'],
  ['without an id', BANK + zelle('64.00') + zelle('-64.00'), 'T6KCRD9S'],
])('books no payment that the same file takes back: %s', async (_, content, number) => {
  const [preview, reading] = [await read(content, true), await read(content)];
  for (const { lines, counts } of [preview, reading]) {
    expect(counts).toMatchObject({ matched: 0, review: 1, ignored: 1 });
    expect(lines).toMatchObject([{ state: 'review', reason: 'taken-back', candidates: [{ orderNumber: `ORD-${number}` }] }]);
  }
  expect(reading.lines[0]!.message).toBe('The payer has taken this payment back.');
  expect(await paid(number)).toEqual([]);
  expect(await read(content)).toMatchObject({ lines: [], outcomes: [] });
  expect(await stored()).toEqual([{ state: 'review', reason: 'taken-back', owed: 0 }]);
});

it('books a payment beside another one of its order that was refunded', async () => {
  const content = VENMO + venmo('1', 'Complete', '+ $64.00') + venmo('2', 'Refunded', '+ $64.00');
  expect((await read(content)).counts).toMatchObject({ matched: 1, review: 0, ignored: 1 });
});

describe('a reversal of a later file', () => {
  const taken = VENMO + venmo('1', 'Refunded', '- $64.00', 'hat');
  const waiting = async (): Promise<string | null> =>
    (await read(VENMO + venmo('1', 'Complete', '+ $64.00', 'hat'))).lines[0]!.id;

  it('is said of a payment that waits for a person', async () => {
    await waiting();
    await read(taken);
    expect(await stored()).toEqual([{ state: 'review', reason: 'taken-back', owed: 0 }]);
  });

  it('leaves nothing to send back, unless it went back already', async () => {
    const id = await waiting();
    await decide(id, 'owed');
    await read(taken);
    expect(await stored()).toEqual([{ state: 'review', reason: 'taken-back', owed: 0 }]);
    await decide(id, 'owed');
    await decide(id, 'returned', { reference: 'sent' });
    await read(`${taken}\n`);
    expect(await stored()).toEqual([{ state: 'owed', reason: 'taken-back', owed: 6_400 }]);
  });

  it('changes nothing of a payment that is not for the shop', async () => {
    await decide(await waiting(), 'dismiss');
    await read(taken);
    expect(await stored()).toEqual([{ state: 'dismissed', reason: 'no-number', owed: 0 }]);
  });
});
