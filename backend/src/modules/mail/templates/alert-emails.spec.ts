import { alertAvailableEmail } from './alert-emails.js';

const ORIGIN = 'https://shop.example';
const hoodie = (label: string | null) => ({ productId: 'p1', name: 'Dawn Hoodie', label });
const emailAbout = ([first, ...others]: Labels) => alertAvailableEmail(ORIGIN, [hoodie(first), ...others.map(hoodie)]);
type Labels = [string | null, ...(string | null)[]];

const EMAIL = {
  paragraphs: ['We wrote to as many people as we could serve. First come, first served.'],
  action: { label: 'See it in the shop', url: 'https://shop.example/products/p1' },
  closing: 'This was the one email that you asked for.',
};

describe('the email that something is available', () => {
  it.each<[string, Labels]>([
    ['Dawn Hoodie is available now', [null]],
    ['Dawn Hoodie, M is available now', ['M']],
    ['Dawn Hoodie, M is available now', [null, 'M']],
  ])('%s, for %j', (title, labels) => {
    expect(emailAbout(labels)).toEqual({ ...EMAIL, subject: title, heading: title });
  });

  it.each<[string, Labels]>([
    ['In S and M.', ['S', 'M']],
    ['In S, M and L.', [null, 'S', 'M', 'L']],
    ['In S / Black, and White and M.', ['S / Black, and White', 'M']],
  ])('%s, for %j', (sizes, labels) => {
    const title = 'Dawn Hoodie is available now';
    const paragraphs = [sizes, ...EMAIL.paragraphs];
    expect(emailAbout(labels)).toEqual({ ...EMAIL, subject: title, heading: title, paragraphs });
  });
});
