import { cutAtCharacter } from '@shop/contract/clean-text';
import type { FileRow } from '@shop/contract/files';
import type { UnreadableRow } from './payment-file-content.js';

const MAX_SHOWN_CHARACTERS = 200;
const MAX_MESSAGE_CHARACTERS = 120;

/** Listed with its number, while the other rows go on. */
export const unreadable = ({ row, cells }: FileRow, message: string): { unreadable: UnreadableRow } => ({
  unreadable: {
    row,
    text: cutAtCharacter(cells.filter((cell) => cell !== '').join(' '), MAX_SHOWN_CHARACTERS),
    message: cutAtCharacter(message, MAX_MESSAGE_CHARACTERS),
  },
});
