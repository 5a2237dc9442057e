/** What the API takes with its frame, which no statement of 5,000 rows reaches. */
const MAX_FILE_BYTES = 5 * 1_048_576;

/** Why a file is not even opened; undefined for one that may be a statement. */
export const fileProblem = (bytes: number): string | undefined =>
  bytes > MAX_FILE_BYTES ? 'This file has more than 5 MB, which no statement has. Please choose another one.' : undefined;

/** The text of a file: UTF-8, else the Windows-1252 of older bank programs. */
export function decodeStatement(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
