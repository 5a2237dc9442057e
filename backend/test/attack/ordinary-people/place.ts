import type { DataSource } from 'typeorm';
import { cleanLine, cleanLines } from '@shop/contract/clean-text';
import type { PrintFonts } from '#platform/pdf/print-fonts.js';
import type { ImportFile } from './imports.js';
import { resolve, type Schema, schemas } from '../contract.js';

/** A shop that ordinary people visit. */
export interface Place {
  origin: string;
  /** The header of a signed-in admin. */
  authorization: string;
  db: DataSource;
  fonts: PrintFonts;
  importFile: ImportFile;
  categoryId: string;
  /** False where the storefront is not built. */
  hasPages: boolean;
  /** False where ffmpeg may be missing. */
  hasVideos: boolean;
  /** What mails must show, to be compared when all have arrived. */
  awaited: AwaitedMail[];
  /** Files that must be ready when nobody uploads any more. */
  uploads: { stored: string; what: string }[];
}

export interface AwaitedMail {
  /** Is part of the mail's head: its key or its recipient. */
  token: string;
  texts: string[];
}

export interface Reply {
  status: number;
  text: string;
  json: () => unknown;
}

/** Asks the shop as a signed-in admin, or as anybody. */
export async function ask(
  place: Place,
  path: string,
  given: { method?: string; body?: object; anybody?: boolean } = {},
): Promise<Reply> {
  const { method = given.body ? 'POST' : 'GET', body, anybody = false } = given;
  const headers = { ...(anybody ? {} : { authorization: place.authorization }), 'content-type': 'application/json' };
  const response = await fetch(`${place.origin}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString(path.endsWith('/pdf') ? 'latin1' : 'utf8');
  return { status: response.status, text, json: () => JSON.parse(text) as unknown };
}

export const line = cleanLine;
export const lines = cleanLines;

/** Whether the first step that sees these texts takes them: the document's lengths, after cleaning, and whole characters. */
export function isTaken(schema: string, texts: Record<string, string>, clean: (text: string, field: string) => string): boolean {
  const { properties = {} } = schemas[schema] ?? {};
  return Object.entries(texts).every(([field, text]) => {
    const { minLength = 0, maxLength = Infinity }: Schema = resolve(properties[field] ?? {});
    const cleaned = clean(text, field);
    return cleaned.length >= minLength && cleaned.length <= maxLength && !/\p{Cs}/u.test(cleaned);
  });
}

/** What is wrong with a status: a crash, or a refusal of what was taken before, or the other way around. */
export function statusProblems(what: string, { status, text }: Reply, taken: boolean, good: number): string[] {
  const expected = taken ? good : 400;
  return status === expected ? [] : [`${what}: ${status} instead of ${expected}: ${text.slice(0, 200)}`];
}

/** Which texts arrived differently. */
export const differences = (what: string, actual: Record<string, unknown>, expected: Record<string, unknown>): string[] =>
  Object.entries(expected).flatMap(([field, value]) =>
    actual[field] === value ? [] : [`${what}, ${field}: ${JSON.stringify(actual[field])} instead of ${JSON.stringify(value)}`],
  );
