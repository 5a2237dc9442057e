import { cleanCell, readRows } from '@shop/contract/files';
import { type ParsedShipments, readShipments } from './shipments.ts';

const MIN_CELLS = 2;
const MAX_ROWS = 5_000;

/** Reads tracking numbers from a pasted list or a CSV file. */
export function parseShipments(text: string, carrier: string): ParsedShipments {
  const file = readRows(text, MIN_CELLS, MAX_ROWS);
  const read = readShipments(file?.rows ?? linesOf(text), carrier);
  if (!file?.isTooLong) return read;
  return { ...read, problems: [...read.problems, `Only the first ${MAX_ROWS} lines were read: please import the rest apart.`] };
}

/** Of a text without a delimiter. */
const linesOf = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ row: index + 1, cells: [cleanCell(line)], isDoubtful: false }))
    .filter(({ cells: [cell] }) => cell !== '');
