import type { Shipment } from '@shop/contract';

/** The tracking numbers of a list, and the lines that hold none. */
interface ParsedShipments {
  shipments: Shipment[];
  /** As typed, at most as long as one can read. */
  unreadable: string[];
}

interface Columns {
  order: number;
  carrier: number;
  number: number;
}

const ORDER_NUMBER = /^#?ORD-[A-Z0-9]+$/i;
const TITLES: Record<keyof Columns, RegExp> = { order: /order|reference/i, carrier: /carrier|service/i, number: /tracking/i };

/** The columns by their headings; undefined for a list without headings. */
function columnsOf(heading: readonly string[]): Columns | undefined {
  const find = (title: RegExp): number => heading.findIndex((cell) => title.test(cell));
  const columns = { order: find(TITLES.order), carrier: find(TITLES.carrier), number: find(TITLES.number) };
  return columns.order >= 0 && columns.number >= 0 && !heading.some((cell) => ORDER_NUMBER.test(cell)) ? columns : undefined;
}

/** Without headings: the order number anywhere, then carrier and number, or the number alone. */
function guess(cells: readonly string[]): Columns | undefined {
  const order = cells.findIndex((cell) => ORDER_NUMBER.test(cell));
  const others = cells.flatMap((cell, index) => (index === order || cell === '' ? [] : index));
  if (order < 0 || others.length === 0 || others.length > 2) return undefined;
  return { order, carrier: others.length === 2 ? others[0]! : -1, number: others.at(-1)! };
}

/** Reads the cells of a pasted list or a CSV file. `carrier` is that of lines that name none. */
export function readShipments(lines: readonly (readonly string[])[], carrier: string): ParsedShipments {
  const headings = columnsOf(lines[0] ?? []);
  const parsed: ParsedShipments = { shipments: [], unreadable: [] };
  for (const cells of headings ? lines.slice(1) : lines) {
    const columns = headings ?? guess(cells);
    const cell = (name: keyof Columns): string => (columns && cells[columns[name]]?.trim()) || '';
    const shipment = { orderNumber: cell('order'), carrier: cell('carrier') || carrier, number: cell('number') };
    if (ORDER_NUMBER.test(shipment.orderNumber) && shipment.number !== '') parsed.shipments.push(shipment);
    else parsed.unreadable.push(cells.join(', '));
  }
  return parsed;
}
