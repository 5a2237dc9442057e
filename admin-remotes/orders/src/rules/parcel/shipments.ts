import type { Shipment } from '@shop/contract';
import { doubtByHeadings, type FileRow, isRoundedNumber, trackingNumberProblem } from '@shop/contract/files';
import { isVoided, ORDER_NUMBER, type TrackingColumns, trackingColumns } from './tracking-columns.ts';

/** Shipments that are sent only when somebody says so. */
export interface ShipmentQuestion {
  text: string;
  shipments: Shipment[];
}

/** The tracking numbers of a list, and what is wrong with its lines. */
export interface ParsedShipments {
  shipments: Shipment[];
  questions: ShipmentQuestion[];
  /** Why orders of the list are not shipped, as sentences. */
  problems: string[];
  /** Lines without an order number or a tracking number: as typed, at most as long as one can read. */
  unreadable: string[];
}

interface Line extends Shipment {
  isVoided: boolean;
}

type Read = { line: Line } | { problem: string } | { unreadable: string };

const cellOf = ({ cells }: FileRow, column: number | undefined): string => cells[column ?? -1] ?? '';
const orderNumberOf = (cell: string): string => cell.replace(/^'/, '');

/** Without headings: the order number anywhere, then carrier and number, or the number alone. */
function guessed(row: FileRow, carrier: string): Read {
  const order = row.cells.findIndex((cell) => ORDER_NUMBER.test(cell));
  const others = row.cells.filter((cell, index) => index !== order && cell !== '');
  const [number] = others.slice(-1);
  if (order < 0 || number === undefined || others.length > 2 || row.isDoubtful) return { unreadable: row.cells.join(', ') };
  const named = others.length === 2 ? others[0]! : carrier;
  return { line: { orderNumber: orderNumberOf(cellOf(row, order)), carrier: named, number, isVoided: false } };
}

/** By the columns of the headings; `doubt` says why its cells may be in other ones. */
function listed(row: FileRow, columns: TrackingColumns, carrier: string, doubt: string | undefined): Read {
  if (doubt !== undefined && row.cells.some((cell) => ORDER_NUMBER.test(cell))) return { problem: `Row ${row.row}: ${doubt}` };
  const orderNumber = orderNumberOf(cellOf(row, columns.order));
  const [number, second] = new Set(columns.numbers.map((column) => cellOf(row, column)).filter((cell) => cell !== ''));
  if (doubt !== undefined || !ORDER_NUMBER.test(orderNumber) || number === undefined) return { unreadable: row.cells.join(', ') };
  if (second !== undefined) return { problem: `${orderNumber} has two numbers: ${number} and ${second}` };
  return { line: { orderNumber, carrier: cellOf(row, columns.carrier) || carrier, number, isVoided: isVoided(row, columns) } };
}

/** Reads the rows of a pasted list or a file. `carrier` is that of lines that name none. */
export function readShipments(rows: readonly FileRow[], carrier: string): ParsedShipments {
  const columns = trackingColumns(rows);
  const doubtOf = columns && doubtByHeadings(columns.headings, columns.headings.rows);
  const read = (columns?.headings.rows ?? rows).map((row) =>
    columns ? listed(row, columns, carrier, doubtOf?.(row)) : guessed(row, carrier),
  );
  const problems = read.flatMap((one) => ('problem' in one ? one.problem : []));
  const { certain, asked } = judged(
    read.flatMap((one) => ('line' in one ? one.line : [])),
    problems,
  );
  return {
    shipments: certain,
    questions: asked,
    problems,
    unreadable: read.flatMap((one) => ('unreadable' in one ? one.unreadable : [])),
  };
}

const keyOf = (text: string): string => text.replace(/^#|\s/g, '').toUpperCase();

function grouped<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(textOf(item)), [...(groups.get(keyOf(textOf(item))) ?? []), item]);
  return [...groups.values()];
}

/** Adds to `problems` what is shipped in no case. */
function judged(lines: readonly Line[], problems: string[]): { certain: Shipment[]; asked: ShipmentQuestion[] } {
  const valid = grouped(lines, ({ orderNumber }) => orderNumber).flatMap((ofOrder) => oneOf(ofOrder, problems) ?? []);
  const byNumber = grouped(valid, ({ number }) => number);
  const asked = byNumber.flatMap((shipments) => {
    const text = questionOf(shipments);
    return text === undefined ? [] : { text, shipments };
  });
  const waiting = new Set(asked.flatMap(({ shipments }) => shipments));
  return { certain: valid.filter((shipment) => !waiting.has(shipment)), asked };
}

/** The shipment of an order. A voided label loses against another one. */
function oneOf(lines: readonly Line[], problems: string[]): Shipment | undefined {
  const [{ orderNumber } = { orderNumber: '' }] = lines;
  const good = lines.filter((line) => !line.isVoided);
  const problem = good.map(({ number }) => trackingNumberProblem(number)).find((text) => text !== undefined);
  const [first, second] = grouped(good, ({ number }) => number);
  if (problem !== undefined) problems.push(`${orderNumber}: ${problem}.`);
  else if (!first) problems.push(`${orderNumber}: its label was voided.`);
  else if (second)
    problems.push(`${orderNumber} has two numbers: ${first[0]!.number} and ${second[0]!.number}. Please leave one of them.`);
  else {
    const { carrier, number } = first[0]!;
    return { orderNumber, carrier, number };
  }
  return undefined;
}

function questionOf(shipments: readonly Shipment[]): string | undefined {
  const [{ number } = { number: '' }] = shipments;
  const orders = shipments.map(({ orderNumber }) => orderNumber).join(' and ');
  if (shipments.length > 1) return `${orders} have the same number, ${number}. Did they go in one parcel?`;
  return isRoundedNumber(number) ? `The number of ${orders}, ${number}, may have been rounded. Is it right?` : undefined;
}
