import { createHash } from 'node:crypto';
import { extname } from 'node:path';

/** The name under which a shop stores an image of the demo: derived from the file's name, so that it is the same in every shop. */
export function storedName(file: string): string {
  const hex = createHash('sha256').update(`lasting-freedom/${file}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)];
  return `${parts.join('-')}${extname(file)}`;
}
