import { cutAtCharacter } from '@shop/contract/clean-text';
import { orderNumbersIn } from '../reading/order-numbers-in.js';

const MAX_PAYER_CHARACTERS = 120;
const MAX_NOTE_CHARACTERS = 280;
const KEPT_CHARACTERS = 200;

export const storedPayer = (payer: string | null): string | null =>
  payer === null ? null : cutAtCharacter(payer, MAX_PAYER_CHARACTERS);

/** A long note keeps its beginning and the numbers that it names. */
export function storedNote(note: string): string | null {
  if (note === '') return null;
  if (note.length <= MAX_NOTE_CHARACTERS) return note;
  const head = cutAtCharacter(note, MAX_NOTE_CHARACTERS);
  const beyond = orderNumbersIn(note).filter((number) => !orderNumbersIn(head).includes(number));
  if (beyond.length === 0) return head;
  return cutAtCharacter([`${cutAtCharacter(note, KEPT_CHARACTERS)} …`, ...orderNumbersIn(note)].join(' '), MAX_NOTE_CHARACTERS);
}
