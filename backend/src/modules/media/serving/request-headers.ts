import type { Format } from '../presets.js';
import type { ByteRange } from '../store/media-store.js';

const QUALITY_ZERO = /;\s*q=0(\.0{0,3})?\s*(;|$)/;

function accepts(accept: string, type: string): boolean {
  return accept.split(',').some((part) => {
    const entry = part.trim().toLowerCase();
    return (entry === type || entry.startsWith(`${type};`)) && !QUALITY_ZERO.test(entry);
  });
}

/** The format with the smallest files that Accept names. Wildcards count as JPEG: programs without AVIF or WebP support send them too. */
export function bestFormat(accept: string | undefined): Format {
  if (accept !== undefined && accepts(accept, 'image/avif')) return 'avif';
  if (accept !== undefined && accepts(accept, 'image/webp')) return 'webp';
  return 'jpg';
}

/**
 * The part of a file of `size` bytes that a Range header asks for: 'all' without the header, and for one that is to be ignored (RFC 9110,
 * 14.2: another unit, an invalid range) or may be: multiple ranges would let one request read a file many times. 'unsatisfiable' for
 * a part that does not exist.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'all' | 'unsatisfiable' {
  if (header === undefined || !/^bytes=/i.test(header)) return 'all';
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header);
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return 'all';
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'all';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size ? { start, end } : 'unsatisfiable';
}
