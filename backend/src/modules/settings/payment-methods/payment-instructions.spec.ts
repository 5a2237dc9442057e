import { sampleSettings } from '#test/support/builders/settings.js';
import { paymentInstructions } from './payment-instructions.js';

const order = { paymentMethod: 'zelle', amountDue: '96.00', orderNumber: 'ORD-7KQ2M9XA' } as const;

it('say what to send, to whom and with which note', () => {
  expect(paymentInstructions(order, sampleSettings())).toBe(
    'To pay, send $96.00 with Zelle to pay@lastingfreedom.example and quote ORD-7KQ2M9XA.',
  );
});

it('name no account that the shop has given up', () => {
  expect(paymentInstructions(order, sampleSettings({ offeredMethods: ['venmo'], email: 'a@b.example' }))).toBe(
    'Please write to a@b.example before you pay: our Zelle account has changed.',
  );
});

it('are for payments by hand only', () => {
  expect(paymentInstructions({ ...order, paymentMethod: 'card' }, sampleSettings())).toBeNull();
});
