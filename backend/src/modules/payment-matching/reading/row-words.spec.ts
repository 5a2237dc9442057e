import { isComplete, isCrypto, isReversal } from './row-words.js';

it.each<[string, boolean]>([
  ['Complete', true],
  ['COMPLETED', true],
  ['Issued', true],
  ['Received', true],
  ['Payment deposited', true],
  ['Not complete', false],
  ['Incomplete', false],
  ['Complete, pending review', false],
  ['never received', false],
  ['Failed', false],
  ['Received, then declined', false],
  ['Received, canceled', false],
  ['Received, cancelled', false],
  ['Issued, expired', false],
  ['Received, unclaimed', false],
  ['Completely', false],
  ['on its way', false],
  ['', false],
])('knows whether the status %j says that the money is here', (status, expected) => expect(isComplete(status)).toBe(expected));

it.each<[string, boolean]>([
  ['Bitcoin Buy', true],
  ['BTC', true],
  ['Crypto Purchase', true],
  ['cryptocurrency', true],
  ['ETH sale', true],
  ['Ethereum', true],
  ['Stock Buy', true],
  ['stocks', true],
  ['Investment', true],
  ['Payment', false],
  ['Received P2P', false],
  ['Beth paid', false],
])('knows whether %j is crypto or a stock', (type, expected) => expect(isCrypto(type)).toBe(expected));

it.each<[string, boolean]>([
  ['Refund', true],
  ['Payment Refunded', true],
  ['Chargeback', true],
  ['Charge back', true],
  ['Disputed', true],
  ['Reversed', true],
  ['Reversal', true],
  ['Charge', false],
  ['Payment Complete', false],
])('knows whether %j takes money back', (words, expected) => expect(isReversal(words)).toBe(expected));
