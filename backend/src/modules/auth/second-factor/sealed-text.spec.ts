import { randomBytes } from 'node:crypto';
import { openSealedText, sealText } from './sealed-text.js';

const key = randomBytes(32);

it('opens a sealed text with the same key and context only', () => {
  const sealed = sealText(key, 'user-1', 'a secret é');
  expect(sealed).not.toContain('secret');
  expect(openSealedText(key, 'user-1', sealed)).toBe('a secret é');
  expect(openSealedText(key, 'user-2', sealed)).toBeUndefined();
  expect(openSealedText(randomBytes(32), 'user-1', sealed)).toBeUndefined();
});

it.each(['', 'x', 'A'.repeat(60)])('does not open %j', (sealed) => {
  expect(openSealedText(key, 'user-1', sealed)).toBeUndefined();
});
