import { query } from '#platform/database/sql.js';
import { givenPaymentFileOrders } from '#test/support/builders/payment-file-orders.js';
import { asAdmin } from '#test/support/builders/users.js';
import { PAYMENT_FILES, PAYMENT_FILE_VARIANTS, type PaymentFile, paymentFileText } from '#test/support/files/payment-files.js';
import { countEverything, expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { PaymentLineView } from '../lines/payment-line.view.js';
import type { PaymentFileReadingView } from './payment-file.view.js';

let shop: TestShop;
let ana: { authorization: string };
beforeAll(async () => {
  shop = await openShop({ UNDO_SECONDS: '600' });
  ana = await asAdmin(shop, { username: 'ana' });
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const post = (body: object, who = ana) => shop.http().post('/api/admin/payments/statements').set(who).send(body);
const read = async (content: string, more: object = {}): Promise<PaymentFileReadingView> =>
  (await post({ fileName: 'statement.csv', content, dryRun: false, ...more }).expect(200)).body as PaymentFileReadingView;

/** Orders without their "ORD-", payments by the end of their id. */
const shortId = ({ externalId }: PaymentLineView): string =>
  externalId.startsWith('h:') ? 'h:' : externalId.replace(/^\d{15}/, '');
const numbersOf = (orders: PaymentLineView['orders']): string =>
  orders
    .map(({ orderNumber }) => orderNumber.slice('ORD-'.length))
    .toSorted()
    .join(' ');
const summaryOf = ({ lines }: PaymentFileReadingView): string[] =>
  lines
    .map((line) =>
      line.state === 'matched'
        ? `${shortId(line)} pays ${numbersOf(line.orders)}`
        : `${shortId(line)} ${line.reason}: ${numbersOf(line.candidates)}`,
    )
    .toSorted();

const EXPECTED: Record<PaymentFile, string[]> = {
  venmo: [
    '6601 pays 7KQ2M9XA',
    '6602 pays B4NTW8RC',
    '6603 amount-differs: HJ63PZDV',
    '6604 already-paid: V9CXS2EK',
    '6605 order-cancelled: QF7Y4MGN',
    '6606 no-number: S4EKX9CV Y7RMTB3D',
    '6610 paid-by-card: P5ZQNJ8A',
    '6611 number-unclear: Y7RMTB3D',
    '6612 already-paid: 7KQ2M9XA',
  ],
  cashapp: ['k9mw2x pays 2DARK6TB', 't4zq8e pays N8WEZ5HQ', 'w8pd9j other-method: GX3VPM4J'],
  'zelle-bank-a': ['d4j2xq8vb pays T6KCRD9S', 'k2x8qd71m pays GX3VPM4J', 'p0v7nn3t2 no-number: WM2HB7YE'],
  'zelle-bank-b': ['0PX4K7721 pays WM2HB7YE', 'h: no-number: ', 'h: no-number: '],
  'mixed-errors': ['0001 pays S4EKX9CV', '0007 number-unclear: HJ63PZDV', '0008 several-numbers: HJ63PZDV Y7RMTB3D'],
};
const KNOWN: Partial<Record<PaymentFile, number>> = { 'mixed-errors': 1 };

describe.each(Object.entries(PAYMENT_FILE_VARIANTS))('a payment file %s', (_, variant) => {
  it.each(PAYMENT_FILES)('books what is certain and keeps the rest: %s', async (file) => {
    await givenPaymentFileOrders(shop, ana);
    const content = variant(file);
    const before = await countEverything(shop.db);
    const preview = await read(content, { dryRun: true });
    expect(summaryOf(preview)).toEqual(EXPECTED[file]);
    expect(await countEverything(shop.db)).toEqual(before);
    const reading = await read(content);
    expect(summaryOf(reading)).toEqual(EXPECTED[file]);
    expect(reading.counts).toEqual(preview.counts);
    expect(reading.counts.known).toBe(KNOWN[file] ?? 0);
    expect(reading.outcomes.map(({ outcome }) => outcome)).toEqual(reading.lines.flatMap((l) => l.orders.map(() => 'done')));
    const again = await read(content);
    expect(again).toMatchObject({ lines: [], outcomes: [], readBefore: { by: 'ana' }, counts: { matched: 0, review: 0 } });
    expect(again.counts.known).toBe(reading.lines.length + reading.counts.known);
  });
});

describe('a reading', () => {
  beforeEach(() => givenPaymentFileOrders(shop, ana));
  const linesOf = async (file: PaymentFile): Promise<Map<string, PaymentLineView>> =>
    new Map((await read(paymentFileText(file))).lines.map((line) => [shortId(line), line]));

  it('says why each payment waits', async () => {
    const messages = async (file: PaymentFile) =>
      Object.fromEntries([...(await linesOf(file))].map(([id, { message }]) => [id, message]));
    expect(await messages('venmo')).toEqual({
      6601: null,
      6602: null,
      6603: '$120.00 came, $128.00 is due.',
      6604: 'ORD-V9CXS2EK is paid already. Send $46.00 back?',
      6605: 'ORD-QF7Y4MGN was cancelled on Nov 3.',
      6606: 'No order number.',
      6610: 'ORD-P5ZQNJ8A is paid by card.',
      6611: 'Perhaps ORD-Y7RMTB3D.',
      6612: 'ORD-7KQ2M9XA is paid already. Send $64.00 back?',
    });
    expect(await messages('cashapp')).toMatchObject({ w8pd9j: 'ORD-GX3VPM4J waits for Zelle.' });
  });

  it('tells what it left out and could not read, and keeps formulas as text', async () => {
    const { ignored, counts } = await read(paymentFileText('venmo'), { dryRun: true });
    expect(counts).toEqual({ rows: 15, matched: 2, review: 7, known: 0, ignored: 6, unreadable: 0 });
    expect(ignored).toEqual([
      { reason: 'no-amount', rows: 2, amount: '0.00' },
      { reason: 'reversal', rows: 1, amount: '15.00' },
      { reason: 'transfer', rows: 1, amount: '-200.00' },
      { reason: 'outgoing', rows: 1, amount: '-18.00' },
      { reason: 'not-complete', rows: 1, amount: '24.00' },
    ]);
    const mixed = await read(paymentFileText('mixed-errors'), { dryRun: true });
    expect(mixed.unreadable[0]).toEqual({
      row: 6,
      text: expect.stringContaining('4380099000000000002') as string,
      message: 'The amount "+ $24,00" cannot be read',
    });
    expect(mixed.lines[0]?.note).toBe('=HYPERLINK("https://pay.example.invalid","ORD-S4EKX9CV")');
  });

  it('leaves a payment out that is not wanted, and writes one file, one audit row and the references', async () => {
    const content = paymentFileText('cashapp');
    const { lines, counts } = await read(content, { except: ['k9mw2x'] });
    expect(counts).toMatchObject({ matched: 1, review: 2 });
    expect(lines[0]).toMatchObject({ reason: 'left-out', candidates: [{ orderNumber: 'ORD-2DARK6TB' }] });
    await read(content);
    const audited = `select detail from audit_log where action = 'imported' and entity = 'payment file' order by created_at`;
    expect((await query<{ detail: object }>(shop.db, audited)).at(-1)?.detail).toEqual({
      name: 'statement.csv',
      rows: 9,
      matched: 1,
      review: 2,
    });
    const { body } = await shop.http().get('/api/admin/payments/statements').set(ana).expect(200);
    expect(body).toMatchObject({ files: [{ fileName: 'statement.csv', source: 'cashapp', readBy: 'ana', counts }] });
    const references = `select payment_reference as reference from orders where order_number = 'ORD-N8WEZ5HQ'`;
    expect(await query(shop.db, references)).toEqual([{ reference: 't4zq8e' }]);
  });

  it('knows the payments of an overlapping file, and a bank id that comes again with another amount is another payment', async () => {
    const head = 'Date,Description,Amount\n';
    const row = (amount: string, id: string): string => `11/02/2026,Zelle payment from JO for "x"; Conf# ${id},${amount}\n`;
    const [a, b, c] = [row('10.00', 'aaaaaa1'), row('20.00', 'aaaaaa1'), row('30.00', 'bbbbbb1')];
    expect((await read(head + a + c)).counts).toMatchObject({ review: 2, known: 0 });
    expect((await read(head + b + a)).counts).toMatchObject({ review: 1, known: 1 });
    expect((await read(head + c + a + b)).counts).toMatchObject({ review: 0, known: 3 });
    expect((await read(head + b + b)).counts).toMatchObject({ review: 0, known: 2 });
  });

  it('books another amount of the same payment never, when the note is long', async () => {
    const note = `${'word '.repeat(2_000)}ORD-7KQ2M9XA`;
    const csv = `ID,Datetime,Type,Status,Note,From,To,Amount (total)\n1,2026-11-02,Payment,Complete,${note},🧢 يوسف,Shop,`;
    const { lines } = await read(`${csv}$63.99\n`);
    expect(lines).toMatchObject([{ reason: 'amount-differs', payer: '🧢 يوسف', candidates: [{ orderNumber: 'ORD-7KQ2M9XA' }] }]);
    expect(lines[0]!.note!.length).toBeLessThanOrEqual(280);
  });

  it('names the order of money that is owed back, if the note does', async () => {
    const lines = await linesOf('venmo');
    const owe = async (id: string): Promise<PaymentLineView> => {
      const path = `/api/admin/payments/statement-lines/${lines.get(id)!.id}/owed`;
      return (await shop.http().post(path).set(ana).expect(200)).body as PaymentLineView;
    };
    const twice = await owe('6604');
    expect(twice).toMatchObject({ state: 'owed', orders: [], candidates: [{ orderNumber: 'ORD-V9CXS2EK' }] });
    expect(twice.message).toBe(lines.get('6604')!.message);
    expect((await owe('6606')).candidates).toEqual([]);
    const { body } = await shop.http().get('/api/admin/payments/statement-lines?state=owed').set(ana).expect(200);
    expect((body as { lines: PaymentLineView[] }).lines).toContainEqual(twice);
  });

  it('sends a booked payment back to a person when its payer takes it back, once', async () => {
    await read(paymentFileText('venmo'));
    const taken = paymentFileText('venmo').replace('Payment,Complete,ORD-7KQ2M9XA', 'Payment,Refunded,ORD-7KQ2M9XA');
    await read(taken);
    const review = async (): Promise<PaymentLineView | undefined> => {
      const { body } = await shop.http().get('/api/admin/payments/statement-lines?state=review').set(ana).expect(200);
      return (body as { lines: PaymentLineView[] }).lines.find(({ reason }) => reason === 'taken-back');
    };
    const line = await review();
    expect(line).toMatchObject({ orders: [{ orderNumber: 'ORD-7KQ2M9XA' }] });
    const match = { lineIds: [line!.id], orderIds: [line!.orders[0]!.orderId] };
    await shop.http().post('/api/admin/payments/statement-lines/match').set(ana).send(match).expect(200);
    await read(`${taken}\n`);
    expect(await review()).toBeUndefined();
  });
});
