/** What the API takes with its frame, which no payment file of 5,000 rows reaches. */
const MAX_FILE_BYTES = 5 * 1_048_576;

/** Why a file is not even opened; undefined for one that may be a payment file. */
export const fileProblem = (bytes: number): string | undefined =>
  bytes > MAX_FILE_BYTES ? 'This file has more than 5 MB, which no payment file has. Please choose another one.' : undefined;
