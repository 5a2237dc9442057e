import { eventLabels } from './event-labels.ts';

describe('eventLabels', () => {
  it.each<[Parameters<typeof eventLabels>[0][number], string, string[]]>([
    [{ kind: 'placed', to: 'pending', detail: { payment: 'unpaid' } }, 'Order placed', []],
    [{ kind: 'status', to: 'shipped', detail: { carrier: 'UPS', number: '1Z' } }, 'Shipped', ['UPS 1Z']],
    [{ kind: 'status', to: 'cancelled', detail: { because: 'unpaid for 72 hours' } }, 'Cancelled', ['unpaid for 72 hours']],
    [{ kind: 'payment', to: 'paid', detail: { reference: 'Z-1' } }, 'Payment received', ['Reference Z-1']],
    [{ kind: 'refund', to: 'requested', detail: { amount: '24.00', reason: 'Torn' } }, 'Refund requested', ['$24.00', 'Torn']],
    [{ kind: 'refund', to: 'noted', detail: { refunded: '48.00' } }, 'Refund confirmed by the provider', ['$48.00']],
    [{ kind: 'tracking', to: null, detail: { carrier: 'UPS', number: '2' } }, 'Tracking added', ['UPS 2']],
    [{ kind: 'customer', to: null, detail: { fields: 'e-mail, address' } }, 'Customer corrected', ['e-mail, address']],
    [{ kind: 'return', to: null, detail: { pieces: '1 × Tee' } }, 'Returned to stock', ['1 × Tee']],
    [{ kind: 'payment-sent', to: null, detail: {} }, 'Buyer says: payment sent', []],
    [{ kind: 'reminder', to: null, detail: {} }, 'Payment reminder sent', []],
    [{ kind: 'status', to: 'processing', detail: { undone: 'ship' } }, 'Shipping undone', []],
    [{ kind: 'payment', to: 'unpaid', detail: { undone: 'pay' } }, 'Payment undone', []],
    [{ kind: 'status', to: 'pending', detail: { undone: 'pay' } }, 'Pending again', []],
    [{ kind: 'status', to: 'something new', detail: { carrier: 7 } }, 'something new', []],
  ])('of %j', (event, title, notes) => {
    expect(eventLabels([event])).toEqual([{ title, notes }]);
  });

  it('of a second tracking number say that it corrects the first', () => {
    const shipped = { kind: 'status', to: 'shipped', detail: { carrier: 'UPS', number: '1' } } as const;
    const tracked = { kind: 'tracking', to: null, detail: { carrier: 'UPS', number: '2' } } as const;
    expect(eventLabels([shipped, tracked]).map(({ title }) => title)).toEqual(['Shipped', 'Tracking corrected']);
  });
});
