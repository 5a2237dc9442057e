import { addedLaterText, addsCharges } from './price-modes.ts';

it.each([
  ['free', 'off', undefined],
  ['rates', 'off', 'Shipping is added at checkout.'],
  ['free', 'table', 'Sales tax is added at checkout.'],
  ['rates', 'table', 'Shipping and tax are added at checkout.'],
] as const)('a shop with shipping %s and tax %s says below a total: %s', (shippingMode, taxMode, text) => {
  expect(addedLaterText({ shippingMode, taxMode })).toBe(text);
  expect(addsCharges({ shippingMode, taxMode })).toBe(text !== undefined);
});
