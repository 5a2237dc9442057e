import { query } from '#platform/database/sql.js';
import { MailJobs } from '#modules/mail/mail.jobs.js';
import { historyOf } from '#test/support/builders/placed-order.js';
import { forgetOrders, givenNumberedOrder } from '#test/support/builders/payment-file-orders.js';
import { asAdmin } from '#test/support/builders/users.js';
import { startProcess } from '#test/support/children/child-process.js';
import { eventually } from '#test/support/eventually.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { PaymentFileReadingView } from './payment-file.view.js';

const NUMBERS = ['AAAAAAA2', 'BBBBBBB2', 'CCCCCCC2', 'DDDDDDD2'];
const CONTENT = `ID,Datetime,Type,Status,Note,From,To,Amount (total)\n${NUMBERS.map(
  (number, n) => `v-${n},2026-11-02,Payment,Complete,ORD-${number},Jo,Shop,$24.00`,
).join('\n')}`;
const BODY = { fileName: 'venmo.csv', content: CONTENT, dryRun: false };
const PATH = '/api/admin/payments/statements';

let shop: TestShop;
let ana: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  ana = await asAdmin(shop, { username: 'ana' });
});
beforeEach(() => forgetOrders(shop));
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

async function givenOrders(): Promise<string[]> {
  const ids = [];
  for (const number of NUMBERS) {
    const wanted = { orderNumber: `ORD-${number}`, paymentMethod: 'venmo', totalAmount: '24.00' } as const;
    ids.push((await givenNumberedOrder(shop, wanted)).id);
  }
  return ids;
}

/** Orders that are paid, and those whose line says so. */
const booked = async () =>
  (
    await query<{ paid: string[]; matched: string[] }>(
      shop.db,
      `select array(select id::text from orders where payment_status = 'paid' order by id) as paid,
        array(select order_id::text from statement_line_orders join statement_lines l on l.id = line_id
          where l.state = 'matched' order by order_id) as matched`,
    )
  )[0];

/** The connections of the killed process end a moment later, and with them what it had not committed. */
const othersAreGone = () =>
  eventually(
    () => query(shop.db, `select pid from pg_stat_activity where datname = current_database() and state like 'idle in%'`),
    (open) => open.length === 0,
  );

describe('an API that is killed while it books a payment file that came three times at once (threat 205)', () => {
  it.each([
    ['before the first booking', 0],
    ['in the second booking', 1],
    ['after the second booking', 2],
    ['before the answer', 4],
  ])('%s: each order is paid once, with one event and one mail', async (moment, bookings) => {
    const ids = await givenOrders();
    const killed = await startProcess('test/support/children/api-killed-while-booking.ts', shop.config, { KILLED: moment });
    const request = { method: 'POST', headers: { ...ana, 'content-type': 'application/json' }, body: JSON.stringify(BODY) };
    const posts = [1, 2, 3].map(() => fetch(`http://127.0.0.1:${killed.port}${PATH}`, request));
    const answers = await Promise.allSettled(posts);
    expect(await killed.ended).toBe('SIGKILL');
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await othersAreGone();
    const before = await booked();
    expect(before?.matched).toEqual(before?.paid);
    expect(before?.paid).toHaveLength(bookings);

    const { counts } = (await shop.http().post(PATH).set(ana).send(BODY).expect(200)).body as PaymentFileReadingView;
    expect(counts).toMatchObject({ matched: NUMBERS.length - bookings, known: bookings, review: 0 });
    expect(await booked()).toEqual({ paid: ids.toSorted(), matched: ids.toSorted() });
    const mails = shop.app.get(MailJobs);
    for (const id of ids) {
      expect((await historyOf(shop, id)).filter((entry) => entry.startsWith('payment'))).toHaveLength(1);
      expect(await mails.paymentReceived({ orderId: id })).toBe(true);
      expect(await mails.paymentReceived({ orderId: id })).toBe(false);
    }
  });
});
