import { newSession } from '#test/support/builders/cart.js';
import { refusedFields } from '#test/support/refused-fields.js';
import { AddToCartDto, SetQuantityDto } from './cart.dto.js';

const LINE = { productId: '8c8f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d', sessionId: newSession() };

const refusedOf = async (over: object): Promise<string[]> => Object.keys(await refusedFields(AddToCartDto, { ...LINE, ...over }));

it.each([1, 99])('accepts the quantity %j', async (quantity) => {
  expect(await refusedOf({ quantity })).toEqual([]);
  expect(await refusedFields(SetQuantityDto, { quantity })).toEqual({});
});

it.each([0, -1, 1.5, '2', 1e9, 100, null, true, [1], {}])('refuses the quantity %j', async (quantity) => {
  expect(await refusedOf({ quantity })).toEqual(['quantity']);
  expect(Object.keys(await refusedFields(SetQuantityDto, { quantity }))).toEqual(['quantity']);
});

it.each([undefined, null, 7, ['x'], {}])('refuses the product %j', async (productId) => {
  expect(await refusedOf({ productId })).toEqual(['productId']);
});

it.each([7, true, ['x'], {}])('refuses the size %j', async (variantId) => {
  expect(await refusedOf({ variantId })).toEqual(['variantId']);
});
