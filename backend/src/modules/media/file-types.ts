import type { StoredFileKind } from './stored-file.entity.js';

export interface FileType {
  kind: StoredFileKind;
  contentType: string;
  extension: string;
}

/** The first bytes of a file that identify every type below, with up to 60 compatible brands. */
export const HEAD_BYTES = 256;
/** Shorter than the shortest header of an accepted type. */
export const MIN_FILE_BYTES = 12;

const JPEG: FileType = { kind: 'image', contentType: 'image/jpeg', extension: 'jpg' };
const PNG: FileType = { kind: 'image', contentType: 'image/png', extension: 'png' };
const GIF: FileType = { kind: 'image', contentType: 'image/gif', extension: 'gif' };
const WEBP: FileType = { kind: 'image', contentType: 'image/webp', extension: 'webp' };
const AVIF: FileType = { kind: 'image', contentType: 'image/avif', extension: 'avif' };
const MP4: FileType = { kind: 'video', contentType: 'video/mp4', extension: 'mp4' };
const MOV: FileType = { kind: 'video', contentType: 'video/quicktime', extension: 'mov' };
const WEBM: FileType = { kind: 'video', contentType: 'video/webm', extension: 'webm' };

/** What an upload may declare; its type is detected from its content. */
export const ACCEPTED_TYPES = [JPEG, PNG, GIF, WEBP, AVIF, MP4, MOV, WEBM].map((type) => type.contentType);

/** Brands of still pictures (mp4ra.org) that few browsers show: HEIC of iPhones, JPEG 2000, Canon's raw files. */
const OTHER_PICTURES = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'jp2 ', 'jpx ', 'jpm ', 'crx ']);
/** QuickTime files from before 2001 begin with one of these boxes instead of their brands. */
const QUICKTIME_BOXES = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

const ascii = (head: Buffer, from: number, to: number): string => head.subarray(from, to).toString('latin1');

/**
 * The type of an ISO media file by its major and compatible brands. A brand that nobody listed is a video: cameras and phones have
 * their own, and ffmpeg judges what is in the file.
 */
function isoType(head: Buffer): FileType | undefined {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [ascii(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(head, at, at + 4));
  if (brands.includes('avif')) return AVIF;
  if (brands.some((brand) => OTHER_PICTURES.has(brand))) return undefined;
  return brands[0] === 'qt  ' ? MOV : MP4;
}

/** Detects the type by content, never by the upload's header or name; undefined for types that are not accepted. */
export function detectType(head: Buffer): FileType | undefined {
  if (head.length < MIN_FILE_BYTES) return undefined;
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return JPEG;
  if (ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n') return PNG;
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return GIF;
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return WEBP;
  if (ascii(head, 4, 8) === 'ftyp') return isoType(head);
  if (QUICKTIME_BOXES.has(ascii(head, 4, 8))) return MOV;
  if (head.readUInt32BE(0) === 0x1a45dfa3 && ascii(head, 4, HEAD_BYTES).includes('webm')) return WEBM;
  return undefined;
}
