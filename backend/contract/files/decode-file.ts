/** Byte order marks of the "Unicode text" of spreadsheet programs. */
const MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;
const SAMPLE_BYTES = 512;

/** The text of a file: UTF-8, UTF-16 with or without its mark, else the Windows-1252 of older programs. */
export function decodeFile(bytes: ArrayBuffer): string {
  const wide = wideEncoding(new Uint8Array(bytes));
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** UTF-16 by its mark. Without a mark, every other byte of most letters, digits and delimiters is 0, which other encodings do not write. */
export function wideEncoding(file: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const bytes = file.subarray(0, SAMPLE_BYTES);
  if (MARKS['utf-16le'].every((byte, index) => bytes[index] === byte)) return 'utf-16le';
  if (MARKS['utf-16be'].every((byte, index) => bytes[index] === byte)) return 'utf-16be';
  const zeros = (parity: 0 | 1): number => bytes.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (Math.max(even, odd) * 4 < bytes.length || bytes.length < 2) return undefined;
  if (Math.min(even, odd) * 8 > Math.max(even, odd)) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
