import type { StoredFileKind } from './stored-file.entity.js';

export interface FileType {
  kind: StoredFileKind;
  contentType: string;
  extension: string;
}

/** The first bytes of a file that identify every type below. */
export const HEAD_BYTES = 64;
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

/** Major brands of ISO media files (mp4ra.org); HEIC and other brands are not accepted. */
const BRANDS: Record<string, FileType> = {
  avif: AVIF,
  'qt  ': MOV,
  ...Object.fromEntries(
    ['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'M4VH', 'M4VP', 'MSNV', 'f4v '].map(
      (brand) => [brand, MP4],
    ),
  ),
};

const ascii = (head: Buffer, from: number, to: number): string => head.subarray(from, to).toString('latin1');

/** Detects the type by content, never by the upload's header or name; undefined for types that are not accepted. */
export function detectType(head: Buffer): FileType | undefined {
  if (head.length < MIN_FILE_BYTES) return undefined;
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return JPEG;
  if (ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n') return PNG;
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return GIF;
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return WEBP;
  if (ascii(head, 4, 8) === 'ftyp') return BRANDS[ascii(head, 8, 12)];
  if (head.readUInt32BE(0) === 0x1a45dfa3 && ascii(head, 4, HEAD_BYTES).includes('webm')) return WEBM;
  return undefined;
}
