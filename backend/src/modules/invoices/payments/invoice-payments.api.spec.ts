import { givenInvoice } from '#test/support/builders/invoice.js';
import { asAdmin } from '#test/support/builders/users.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Clock } from '#platform/clock.js';
import type { InvoiceView } from '../invoice.view.js';

let shop: TestShop;
let admin: { authorization: string };
let clock: ReturnType<typeof freezeClock>;
beforeAll(async () => {
  shop = await openShop();
  clock = freezeClock(shop.app.get(Clock), new Date('2031-05-20T15:00:00.000Z'));
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const ITEMS = [{ customProductName: 'Mural', quantity: 2, unitPrice: '50.00' }];
/** An invoice of $100.00. */
const given = (invoice: Record<string, unknown> = { status: 'sent' }) => givenInvoice(shop, admin, { invoice, items: ITEMS });

let keys = 0;
const pay = (id: string, body: object, key = `payment-${String((keys += 1)).padStart(12, '0')}`) =>
  shop
    .http()
    .post(`/api/invoices/${id}/payments`)
    .set({ ...admin, 'Idempotency-Key': key })
    .send({ method: 'check', ...body });
const undo = (id: string, paymentId: string) => shop.http().post(`/api/invoices/${id}/payments/${paymentId}/undo`).set(admin);
const change = (id: string, body: object) => shop.http().put(`/api/invoices/${id}`).set(admin).send(body);
const read = async (id: string): Promise<InvoiceView> =>
  (await shop.http().get(`/api/invoices/${id}`).set(admin).expect(200)).body as InvoiceView;
/** Pays the amounts one after the other. */
async function paid(id: string, ...amounts: string[]): Promise<InvoiceView> {
  for (const amount of amounts) {
    clock.advance(1000);
    await pay(id, { amount, version: (await read(id)).version }).expect(201);
  }
  return read(id);
}
const money = ({ status, paidAmount, balanceDue }: InvoiceView) => [status, paidAmount, balanceDue];

describe('payments of an invoice (threat 78)', () => {
  it('are listed and lower what is due, until the sum reaches the total', async () => {
    const { id, version } = await given();
    const body = { amount: '30', receivedOn: '2031-05-18', note: ' Check 1042 ', version };
    const first = (await pay(id, body).expect(201)).body as InvoiceView;
    expect(money(first)).toEqual(['sent', '30.00', '70.00']);
    const entered = { amount: '30.00', receivedOn: '2031-05-18', method: 'check', note: 'Check 1042', undoneAt: null };
    expect(first.payments).toMatchObject([{ ...entered, author: expect.stringMatching(/^user-/) }]);
    const second = await paid(id, '69.99');
    expect(money(second)).toEqual(['sent', '99.99', '0.01']);
    expect(second.payments[1]).toMatchObject({ receivedOn: '2031-05-20', note: null });
    const third = await paid(id, '0.01');
    expect(money(third)).toEqual(['paid', '100.00', '0.00']);
    expect(third.version).toBe(version + 3);
  });

  it('are refused above what is due, with the amount that is', async () => {
    const { id } = await given();
    const { version } = await paid(id, '60.00');
    const { body } = await pay(id, { amount: '40.01', version }).expect(422);
    expect(body).toMatchObject({
      code: 'PAYMENT_TOO_LARGE',
      message: 'Amount must be at most $40.00, which is due',
      errors: { amount: 'Amount must be at most $40.00, which is due' },
    });
    expect(money(await read(id))).toEqual(['sent', '60.00', '40.00']);
  });

  it.each([
    [{ amount: '0' }, 400],
    [{ amount: '1.234' }, 400],
    [{ amount: '1e2' }, 400],
    [{ amount: '5', method: 'barter' }, 400],
    [{ amount: '5', receivedOn: '2031-02-30' }, 400],
    [{ amount: '5', receivedOn: null }, 400],
    [{ amount: '5', receivedOn: '2031-05-21' }, 422],
    [{ amount: '5', note: 'x'.repeat(201) }, 400],
    [{ amount: '5', version: undefined }, 400],
  ])('are refused with %j', async (fields, status) => {
    const { id, version } = await given();
    await pay(id, { version, ...fields }).expect(status);
    expect((await read(id)).payments).toEqual([]);
  });

  it.each([
    ['paid', 'This invoice is paid already'],
    ['cancelled', 'A cancelled invoice takes no payment'],
  ])('are refused for a %s invoice', async (status, message) => {
    const { id, version } = await given({ status });
    expect((await pay(id, { amount: '5', version }).expect(409)).body).toMatchObject({ code: 'TAKES_NO_PAYMENT', message });
  });

  it('of two people at once are not both taken: the second sees the first', async () => {
    for (const _pair of Array.from({ length: 10 })) {
      const { id, version } = await given();
      const answers = await Promise.all([pay(id, { amount: '60', version }), pay(id, { amount: '60', version })]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
      const saved = await read(id);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'EDIT_CONFLICT', current: saved });
      expect(money(saved)).toEqual(['sent', '60.00', '40.00']);
    }
  });

  it('that are sent twice with one key are entered once', async () => {
    const { id, version } = await given();
    const body = { amount: '25', version };
    await Promise.all([pay(id, body, 'one-and-the-same-key'), pay(id, body, 'one-and-the-same-key')]);
    await pay(id, body, 'one-and-the-same-key').expect(201);
    expect(money(await read(id))).toEqual(['sent', '25.00', '75.00']);
  });

  it('are in the activity with what was paid before and after', async () => {
    const { id, invoiceNumber } = await given();
    const { payments } = await paid(id, '100.00');
    await undo(id, payments[0]?.id ?? '').expect(200);
    const rows = await shop.db.query(
      `select action, detail from audit_log where entity_id = $1 and action <> 'created' order by created_at`,
      [id],
    );
    const status = (before: string, after: string) => ({ before, after });
    expect(rows).toMatchObject([
      {
        action: 'updated',
        detail: { name: invoiceNumber, changes: { status: status('sent', 'paid'), paidAmount: status('0.00', '100.00') } },
      },
      {
        action: 'undone',
        detail: { name: invoiceNumber, changes: { status: status('paid', 'sent'), paidAmount: status('100.00', '0.00') } },
      },
    ]);
  });
});

describe('undoing the last payment of an invoice', () => {
  it.each(['draft', 'sent'])('gives a paid invoice back the status %s', async (status) => {
    const { id } = await given({ status });
    const whole = await paid(id, '40.00', '60.00');
    expect(whole.status).toBe('paid');
    const last = whole.payments[1]?.id ?? '';
    const undone = (await undo(id, last).expect(200)).body as InvoiceView;
    expect(money(undone)).toEqual([status, '40.00', '60.00']);
    expect(undone.payments[1]).toMatchObject({ undoneAt: expect.any(String), undoneBy: expect.stringMatching(/^user-/) });
    expect((await undo(id, last).expect(200)).body).toEqual(undone);
  });

  it('leaves the ones before it, from the last to the first', async () => {
    const { id } = await given();
    const [first, second] = (await paid(id, '10.00', '20.00')).payments;
    expect((await undo(id, first?.id ?? '').expect(409)).body).toMatchObject({ code: 'NOT_LAST_PAYMENT' });
    await undo(id, second?.id ?? '').expect(200);
    expect(money((await undo(id, first?.id ?? '').expect(200)).body as InvoiceView)).toEqual(['sent', '0.00', '100.00']);
  });

  it('happens once when two people press it, and knows payments of this invoice only', async () => {
    const { id } = await given();
    const { payments, version } = await paid(id, '10.00');
    const paymentId = payments[0]?.id ?? '';
    await Promise.all([undo(id, paymentId).expect(200), undo(id, paymentId).expect(200)]);
    expect((await read(id)).version).toBe(version + 1);
    const other = await given();
    await undo(other.id, paymentId).expect(404);
    await undo(other.id, 'x').expect(400);
  });
});

describe('an invoice of which a part is paid', () => {
  const priced = (unitPrice: string) => ({ items: [{ customProductName: 'Mural', unitPrice }] });

  it('cannot cost less than what was paid', async () => {
    const { id } = await given();
    const { version } = await paid(id, '60.00');
    expect((await change(id, priced('59.99')).expect(422)).body).toMatchObject({
      code: 'TOTAL_BELOW_PAID',
      message: '$60.00 of this invoice is paid, so its total cannot be less. Undo a payment first.',
    });
    expect(await read(id)).toMatchObject({ version, totalAmount: '100.00' });
  });

  it('is paid when its total is lowered to what was paid, and can be undone from there', async () => {
    const { id } = await given();
    const { payments } = await paid(id, '60.00');
    expect(money((await change(id, priced('60.00')).expect(200)).body as InvoiceView)).toEqual(['paid', '60.00', '0.00']);
    const undone = await undo(id, payments[0]?.id ?? '').expect(200);
    expect(money(undone.body as InvoiceView)).toEqual(['sent', '0.00', '60.00']);
  });

  it('still takes every status that an admin sets', async () => {
    const { id } = await given();
    await paid(id, '60.00');
    for (const [status, due] of [
      ['paid', '0.00'],
      ['cancelled', '0.00'],
      ['draft', '40.00'],
      ['sent', '40.00'],
    ])
      expect((await change(id, { invoice: { status } }).expect(200)).body).toMatchObject({ status, balanceDue: due });
  });
});
