import { parseRange } from './byte-range.js';

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
    ['bytes=100-', 'refused'],
    ['bytes=20-10', 'refused'],
    ['bytes=-0', 'refused'],
    ['bytes=-', 'refused'],
    ['bytes=', 'refused'],
    ['bytes=a-b', 'refused'],
    ['bytes=0-1,5-9', 'refused'],
    ['bytes=99999999999999999999-', 'refused'],
  ] as const)('%s gives %o', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected);
  });

  it('never names a byte of an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('refused');
    expect(parseRange('bytes=-5', 0)).toBe('refused');
  });
});
