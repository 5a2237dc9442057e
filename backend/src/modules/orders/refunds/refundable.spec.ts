import { refundableCents, type Refunded, type RefundedOrder } from './refundable.js';

const PAID: RefundedOrder = {
  status: 'confirmed',
  paymentStatus: 'paid',
  paymentMethod: 'card',
  paidCents: 4_800,
  refundedCents: 0,
};
const refund = (amount: string, status: Refunded['status']): Refunded => ({ cents: Math.round(Number(amount) * 100), status });

describe('the refundable amount', () => {
  it.each<[string, Partial<RefundedOrder>, Refunded[], number]>([
    ['all of it', {}, [], 4800],
    ['nothing unpaid', { paymentStatus: 'unpaid' }, [], 0],
    ['nothing authorized', { paymentStatus: 'authorized' }, [], 0],
    ['nothing of a part that the rest may follow', { paymentStatus: 'unpaid', paymentMethod: 'zelle', paidCents: 3_000 }, [], 0],
    [
      'the part that a cancelled order got',
      { paymentStatus: 'unpaid', paymentMethod: 'zelle', paidCents: 3_000, status: 'cancelled' },
      [],
      3000,
    ],
    [
      'nothing of a cancelled order that got nothing',
      { paymentStatus: 'unpaid', paymentMethod: 'zelle', paidCents: 0, status: 'cancelled' },
      [],
      0,
    ],
    ['nothing refunded', { paymentStatus: 'refunded', refundedCents: 4_800 }, [], 0],
    ['the rest', { refundedCents: 1_001 }, [refund('10.01', 'done')], 3799],
    ['not what is on its way', {}, [refund('40.00', 'requested')], 800],
    ['what failed', {}, [refund('40.00', 'failed')], 4800],
    ['the provider’s word of our own refund counts once', { refundedCents: 2_000 }, [refund('20.00', 'done')], 2800],
    ['refunds made at the provider count', { refundedCents: 2_000 }, [refund('5.00', 'done')], 2800],
    ['our own refund counts before the provider reports it', {}, [refund('20.00', 'done')], 2800],
    ['never less than nothing', { refundedCents: 4_000 }, [refund('40.00', 'requested')], 0],
    ['nothing of a cancelled card order', { status: 'cancelled' }, [], 0],
    ['what a cancelled order paid by hand', { status: 'cancelled', paymentMethod: 'zelle' }, [], 4800],
  ])('%s', (_, over, refunds, cents) => {
    expect(refundableCents({ ...PAID, ...over }, refunds)).toBe(cents);
  });
});
