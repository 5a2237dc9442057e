import { alertAvailableEmail } from './alert-emails.js';

const ORIGIN = 'https://shop.example';
const hoodie = (label: string | null) => ({
  productId: 'p1',
  name: 'Dawn Hoodie',
  label,
  optionNames: ['Size', 'Color'],
  optionValues: label?.split(' / ') ?? [],
  price: label === 'L' ? '80.00' : '76.00',
  imageUrl: label === 'M' ? 'https://elsewhere.example/a.jpg' : '/api/images/a.jpg',
});
const IMAGE = { image: 'https://shop.example/api/images/a.jpg?w=320' };
const emailAbout = ([first, ...others]: Labels) => alertAvailableEmail(ORIGIN, [hoodie(first), ...others.map(hoodie)]);
type Labels = [string | null, ...(string | null)[]];

const EMAIL = {
  paragraphs: ['We wrote to as many people as we could serve. First come, first served.'],
  action: { label: 'See it in the shop', url: 'https://shop.example/products/p1' },
  closing: 'This was the one email that you asked for.',
};

describe('the email that something is available', () => {
  it.each<[string, Labels, object, string]>([
    ['Dawn Hoodie', [null], { amount: '$76.00', ...IMAGE }, ''],
    ['Dawn Hoodie, M', ['M'], { amount: '$76.00' }, '?size=m'],
    ['Dawn Hoodie, M', [null, 'M'], { amount: '$76.00' }, '?size=m'],
    ['Dawn Hoodie, XL / Black & Tan', ['XL / Black & Tan'], { amount: '$76.00', ...IMAGE }, '?size=xl&color=black+%26+tan'],
  ])('says "%s is available now" for %j, with its piece, and a link that chooses the size', (name, labels, line, search) => {
    const title = `${name} is available now`;
    const action = { ...EMAIL.action, url: EMAIL.action.url + search };
    expect(emailAbout(labels)).toEqual({ ...EMAIL, subject: title, heading: title, lines: [{ name, ...line }], action });
  });

  it.each<[string, Labels]>([
    ['In S and M.', ['S', 'M']],
    ['In S, M and L.', [null, 'S', 'M', 'L']],
    ['In S / Black, and White and M.', ['S / Black, and White', 'M']],
  ])('%s, for %j: a line for each size, and the page of the product', (sizes, labels) => {
    const title = 'Dawn Hoodie is available now';
    const lines = labels.flatMap((label) =>
      label === null
        ? []
        : [{ name: `Dawn Hoodie, ${label}`, amount: label === 'L' ? '$80.00' : '$76.00', ...(label === 'M' ? {} : IMAGE) }],
    );
    const paragraphs = [sizes, ...EMAIL.paragraphs];
    expect(emailAbout(labels)).toEqual({ ...EMAIL, subject: title, heading: title, paragraphs, lines });
  });
});
