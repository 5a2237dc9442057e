import { createHmac } from 'node:crypto';
import { AppSecret } from '../auth/index.js';
import { AlertKeys } from './alert-keys.js';

const ID = '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a77';
const secret = new AppSecret('a secret of more than 32 characters');
const keys = new AlertKeys(secret);
const others = new AlertKeys(new AppSecret('another secret of more than 32 letters'));

describe('the token of an alert (threat 194)', () => {
  it('is its own, and the same in every process', () => {
    const token = keys.tokenOf(ID);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(new AlertKeys(new AppSecret('a secret of more than 32 characters')).isToken(ID, token)).toBe(true);
  });

  it.each([
    ['of another alert', keys.tokenOf(ID.replace('3', '4'))],
    ['of another secret', others.tokenOf(ID)],
    ['that is cut', keys.tokenOf(ID).slice(0, -1)],
    ['that is longer', `${keys.tokenOf(ID)}A`],
    ['of as many bytes in fewer letters', `${keys.tokenOf(ID).slice(0, -2)}é`],
    ['that is empty', ''],
    ['that is a list', [keys.tokenOf(ID)]],
    ['that is missing', undefined],
    ['that is the hash of the mailbox', keys.mailboxHash(ID)],
  ])('is not one %s', (_, token) => {
    expect(keys.isToken(ID, token)).toBe(false);
  });
});

describe('the hash of a mailbox', () => {
  it('is the same however the address is written', () => {
    const hashes = ['rita@example.com', 'Rita@Example.com', 'rita+shop@example.com'].map((email) => keys.mailboxHash(email));
    expect(new Set(hashes).size).toBe(1);
    expect(keys.mailboxHash('rito@example.com')).not.toBe(hashes[0]);
  });

  it('has a key of its own, as the token has', () => {
    const signed = (purpose: string, text: string) =>
      createHmac('sha256', secret.keyFor(purpose)).update(text).digest('base64url');
    expect(keys.tokenOf(ID)).toBe(signed('stock-alert', ID));
    expect(keys.mailboxHash('rita@example.com')).toBe(signed('stock-alert-mailbox', 'rita@example.com'));
  });

  it('cannot be made without the secret', () => {
    expect(others.mailboxHash('rita@example.com')).not.toBe(keys.mailboxHash('rita@example.com'));
  });
});
