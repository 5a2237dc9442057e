import { eventLabel } from './event-labels.ts';

describe('eventLabel', () => {
  it.each<[Parameters<typeof eventLabel>[0], string, string[]]>([
    [{ kind: 'placed', to: 'pending', detail: { payment: 'unpaid' } }, 'Order placed', []],
    [{ kind: 'status', to: 'shipped', detail: { carrier: 'UPS', number: '1Z' } }, 'Shipped', ['UPS 1Z']],
    [{ kind: 'status', to: 'cancelled', detail: { because: 'unpaid for 72 hours' } }, 'Cancelled', ['unpaid for 72 hours']],
    [{ kind: 'payment', to: 'paid', detail: { reference: 'Z-1' } }, 'Payment received', ['Reference Z-1']],
    [{ kind: 'refund', to: 'requested', detail: { amount: '24.00', reason: 'Torn' } }, 'Refund requested', ['$24.00', 'Torn']],
    [{ kind: 'refund', to: 'noted', detail: { refunded: '48.00' } }, 'Refund made at the provider', ['$48.00']],
    [{ kind: 'tracking', to: null, detail: { carrier: 'UPS', number: '2' } }, 'Tracking corrected', ['UPS 2']],
    [{ kind: 'reminder', to: null, detail: {} }, 'Payment reminder sent', []],
    [{ kind: 'status', to: 'something new', detail: { carrier: 7 } }, 'something new', []],
  ])('of %j', (event, title, notes) => {
    expect(eventLabel(event)).toEqual({ title, notes });
  });
});
