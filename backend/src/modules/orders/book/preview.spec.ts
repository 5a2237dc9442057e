import { booked, refundOf, storedBook } from '#test/support/builders/stored-book.js';
import { changeRefunded } from './give-back.js';
import { previewRefund, taxOfRefunds, withRequested } from './preview.js';

const ORDER = { lines: { hoodie: 6_400, cap: 2_000 }, taxes: { hoodie: 384, cap: 120 } };
const LINES = [{ itemId: 'hoodie', cents: 3_200 }];

describe('the preview of a refund', () => {
  it('is what the refund then writes', () => {
    const refund = refundOf({ cents: 3_392, lines: LINES });
    const book = storedBook({ ...ORDER, refunds: [refund] });
    expect(previewRefund(storedBook(ORDER), refund)).toEqual(changeRefunded(book, 3_392));
  });

  it('is what the refund then writes after others, also beside one that names lines', () => {
    const torn = refundOf({ id: 'torn', cents: 3_392, lines: LINES });
    const amount = refundOf({ id: 'amount', cents: 700 });
    const empty = storedBook({ ...ORDER, refunds: [torn] });
    const before = booked(empty, changeRefunded(empty, 3_392));
    const after = booked(before, changeRefunded(before, 1_000));
    expect(previewRefund(after, amount)).toEqual(changeRefunded({ ...after, refunds: [torn, amount] }, 700));
  });

  it('leaves out refunds that are done or failed, whatever rows they have', () => {
    const refunds = (['done', 'failed'] as const).map((status) => refundOf({ id: status, cents: 100, status }));
    const book = storedBook({ ...ORDER, refunds });
    expect(withRequested(book)).toEqual(book);
  });

  it('comes after the refunds that are requested, each counted once', () => {
    const requested = refundOf({ id: 'first', cents: 3_392, lines: LINES, status: 'requested' });
    const book = storedBook({ ...ORDER, refunds: [requested] });
    const all = refundOf({ id: null, cents: 8_904 - 3_392 });
    const given = previewRefund(book, all).map(({ chargeId, itemId, cents }) => [chargeId ?? itemId, -cents]);
    expect(given).toEqual([
      ['tax hoodie', 192],
      ['tax cap', 120],
      ['hoodie', 3_200],
      ['cap', 2_000],
    ]);
    const reported = booked(book, changeRefunded(book, 3_392));
    expect(withRequested(reported).postings).toEqual(reported.postings);
  });
});

it('the tax of a refund is what it took of the taxes, what it would take while it is requested, and nothing when it failed', () => {
  const refunds = [
    refundOf({ id: 'done', cents: 3_392, lines: LINES }),
    refundOf({ id: 'failed', cents: 100, lines: [{ itemId: 'cap', cents: 100 }], status: 'failed' }),
    refundOf({ id: 'asked', cents: 1_060, lines: [{ itemId: 'cap', cents: 1_000 }], status: 'requested' }),
    refundOf({ id: 'untaxed', cents: 1, status: 'requested' }),
  ];
  const book = storedBook({ ...ORDER, refunds });
  const after = booked(book, changeRefunded(book, 3_392));
  expect(taxOfRefunds(after)).toEqual([
    ['done', 192],
    ['asked', 60],
    ['untaxed', 0],
  ]);
});
