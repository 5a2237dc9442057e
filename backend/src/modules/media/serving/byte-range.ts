import type { ByteRange } from '../store/media-store.js';

/**
 * What a Range header asks of a file of `size` bytes: 'all' without one (or with a unit that is not bytes), the part,
 * or 'refused' for parts that do not exist and for lists of parts, which would let one request read a file many times.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'all' | 'refused' {
  if (header === undefined || !/^bytes=/i.test(header)) return 'all';
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header);
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return 'refused';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'refused' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size && start <= end ? { start, end } : 'refused';
}
