import { bestFormat, parseRange } from './request-headers.js';

describe('Accept', () => {
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

describe('Range of a file of 100 bytes', () => {
  it.each([
    [undefined, 'all'],
    ['items=0-1', 'all'],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-1', { start: 99, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=20-10', 'all'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=-', 'all'],
    ['bytes=', 'all'],
    ['bytes=a-b', 'all'],
    ['bytes=0-1,5-9', 'all'],
    ['bytes=99999999999999999999-', 'all'],
  ] as const)('%s gives %o', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected);
  });

  it('is always unsatisfiable for an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
  });
});
