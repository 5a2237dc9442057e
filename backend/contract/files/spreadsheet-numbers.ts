/** A spreadsheet program writes long numbers like this and forgets the other digits. */
const CUT = /^(?:\d(?:[.,]\d+)?E\+\d+|#+)$/i;
/** It keeps 15 digits, and makes the others 0. */
const ROUNDED = /^\d{15}0+$/;
const LONG = /^\d{16,}$/;

/** "9.4055E+21" or "#####": what is left of a number. */
export const isCutNumber = (text: string): boolean => CUT.test(text);

/** More digits than a spreadsheet program keeps. */
export const isLongNumber = (text: string): boolean => LONG.test(text);

/** All digits behind the fifteenth are 0. One number may be so by chance. */
export const isRoundedNumber = (text: string): boolean => ROUNDED.test(text);
