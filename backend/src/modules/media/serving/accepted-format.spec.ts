import { bestFormat } from './accepted-format.js';

describe('the format a browser gets', () => {
  it.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/AVIF', 'avif'],
    ['image/avif;q=0,image/webp', 'webp'],
    ['image/avif;q=0.0, */*', 'jpg'],
    ['image/avif;q=0.5', 'avif'],
    ['*/*', 'jpg'],
    ['text/html', 'jpg'],
    ['image/avifx', 'jpg'],
    [undefined, 'jpg'],
  ] as const)('%s: %s', (accept, expected) => {
    expect(bestFormat(accept)).toBe(expected);
  });
});
