export { axeViolations, expectAccessible, seriousViolations } from './axe.ts';
export { byTier } from './backend.ts';
export { addAndCheckOut, BUYER, fillShipping } from './checkout-steps.ts';
export { sql } from './database.ts';
export { LONG_WORD, outsideTexts, writeLongWords } from './long-words.ts';
export { expect, openShop, productInStock, test, testWithShop, type Shop } from './journey.ts';
