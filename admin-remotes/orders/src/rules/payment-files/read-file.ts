/** What the API takes with its frame, which no payment file of 5,000 rows reaches. */
const MAX_FILE_BYTES = 5 * 1_048_576;

/** Why a file is not even opened; undefined for one that may be a payment file. */
export const fileProblem = (bytes: number): string | undefined =>
  bytes > MAX_FILE_BYTES ? 'This file has more than 5 MB, which no payment file has. Please choose another one.' : undefined;

/** Byte order marks of the "Unicode text" of spreadsheet programs. */
const UTF_16 = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

/** The text of a file: UTF-8, UTF-16 with its mark, else the Windows-1252 of older bank programs. */
export function decodePaymentFile(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  for (const [encoding, mark] of Object.entries(UTF_16)) {
    if (first === mark[0] && second === mark[1]) return new TextDecoder(encoding).decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
