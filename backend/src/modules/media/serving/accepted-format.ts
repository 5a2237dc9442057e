import type { Format } from '../presets.js';

const REFUSED = /;\s*q=0(\.0{0,3})?\s*(;|$)/;

function accepts(accept: string, type: string): boolean {
  return accept.split(',').some((part) => {
    const entry = part.trim().toLowerCase();
    return (entry === type || entry.startsWith(`${type};`)) && !REFUSED.test(entry);
  });
}

/** The smallest form a browser says it reads. JPEG when it does not say: wildcards are sent by programs that read less. */
export function bestFormat(accept: string | undefined): Format {
  if (accept !== undefined && accepts(accept, 'image/avif')) return 'avif';
  if (accept !== undefined && accepts(accept, 'image/webp')) return 'webp';
  return 'jpg';
}
