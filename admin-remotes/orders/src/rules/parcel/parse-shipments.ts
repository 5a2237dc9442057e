import { readShipments } from './shipments.ts';

/** Reads tracking numbers from a pasted list or a CSV file. The parser is loaded with the first list. */
export async function parseShipments(text: string, carrier: string): Promise<ReturnType<typeof readShipments>> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const lines: string[][] = parse(text, {
    bom: true,
    delimiter: [',', ';', '\t'],
    trim: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
  });
  return readShipments(
    lines.filter((cells) => cells.some((cell) => cell !== '')),
    carrier,
  );
}
