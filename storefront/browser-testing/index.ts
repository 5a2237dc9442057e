export { axeViolations, expectAccessible, seriousViolations } from './axe.ts';
export { byTier } from './backend.ts';
export { addAndCheckOut, BUYER, fillShipping } from './checkout-steps.ts';
export { sql } from './database.ts';
export { LONG_WORD, outsideTexts } from './long-words.ts';
export { expect, productInStock, test, testWithShop } from './journey.ts';
export { openShop, type Shop } from './shops.ts';
