import { deliveryText, returnText } from './delivery-text.ts';

it.each([
  [{ packDays: 2, transitDaysMin: 3, transitDaysMax: 5 }, 'Arrives 3 to 7 business days after your payment.'],
  [{ packDays: 0, transitDaysMin: 2, transitDaysMax: 2 }, 'Arrives 2 business days after your payment.'],
  [{ packDays: 0, transitDaysMin: 1, transitDaysMax: 1 }, 'Arrives 1 business day after your payment.'],
])('the delivery time %j', (delivery, text) => {
  expect(deliveryText({ delivery, shippingMode: 'free' })).toBe(`Shipping within the United States is included. ${text}`);
  expect(deliveryText({ delivery, shippingMode: 'rates' })).toBe(text);
});

it('the return policy', () => {
  expect(returnText({ days: 30, paidBy: 'customer' })).toBe('Return it unworn within 30 days.');
  expect(returnText({ days: 1, paidBy: 'shop' })).toBe('Return it unworn within 1 day. Return shipping is free.');
});

it('a shop without them says nothing', () => {
  expect(deliveryText({ delivery: null, shippingMode: 'free' })).toBeUndefined();
  expect(returnText(null)).toBeUndefined();
});
