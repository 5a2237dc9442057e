/** Rows of files that people bring: payment files, product files and tracking lists. */
export { decodeFile, wideEncoding } from './files/decode-file.js';
export { Headings } from './files/headings.js';
export { readAmount } from './files/read-amount.js';
export { cleanCell, MAX_HEADING_ROWS, readRows, withoutTextMarks, type FileRow } from './files/read-rows.js';
export { doubtByHeadings, doubtByOthers, type RowDoubt } from './files/row-width.js';
export { trackingNumberProblem } from './files/tracking-number.js';
export { isCutNumber, isLongNumber, isRoundedNumber } from './files/spreadsheet-numbers.js';
