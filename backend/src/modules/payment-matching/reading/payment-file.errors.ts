import { cutAtCharacter } from '@shop/contract/clean-text';
import { AppError } from '#platform/app-error.js';

const MAX_SHOWN_CHARACTERS = 120;
const DOWNLOAD_CSV = 'Please download it as CSV';

const unknown = (message: string): AppError => new AppError(400, message, { code: 'UNKNOWN_STATEMENT' });

export const emptyFile = (): AppError => unknown('The file is empty.');
export const excelFile = (): AppError => unknown(`This is an Excel file. ${DOWNLOAD_CSV}.`);
export const pdfFile = (): AppError => unknown(`This is a PDF. ${DOWNLOAD_CSV}.`);

/** Names the first line, so that the owner of a new format can send it to us. `seen`: what the file has, as a sentence. */
export function unknownFile(content: string, seen?: string): AppError {
  const [line = ''] = content.trimStart().split(/[\r\n]/, 1);
  const shown = cutAtCharacter(line, MAX_SHOWN_CHARACTERS);
  return unknown(
    `We could not read this file. ${seen === undefined ? '' : `${seen} `}Its first line is: "${shown}". ${DOWNLOAD_CSV} from Venmo, Cash App or your bank.`,
  );
}

export const damagedFile = (): AppError =>
  new AppError(
    400,
    'This file was saved by a spreadsheet program, which has cut the transaction ids. Please download it again and do not open it before.',
    { code: 'DAMAGED_STATEMENT' },
  );

export const tooManyRows = (max: number): AppError =>
  new AppError(400, `Please read at most ${max.toLocaleString('en-US')} rows at a time`, { code: 'TOO_MANY_ROWS' });
