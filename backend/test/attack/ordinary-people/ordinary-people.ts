import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { readMail, shows } from './decode.js';
import type { AwaitedMail, Place } from './place.js';
import { person, type Person } from './texts.js';
import { statusOf } from './uploads.js';
import { VISITS } from './visits.js';

interface Crowd {
  seed: number;
  people: number;
  /** How many act at the same time. */
  lanes: number;
}

export interface Report {
  /** The number of visits of each kind, and of pages and mails that were read. */
  counts: Record<string, number>;
  problems: string[];
}

/** Without another mail, or another file that is ready. */
const IDLE_TIMEOUT_MS = 30_000;
const POLL_MS = 250;

const visitNames = fc.oneof(...Object.entries(VISITS).map(([name, { weight }]) => ({ weight, arbitrary: fc.constant(name) })));

/**
 * Lets `people` do one thing each, and compares what arrives in the shop, the admin, CSV files, papers and `mails`, the messages in wire
 * format. A problem names the number of the visit and what was typed.
 */
export async function meetPeople(place: Place, mails: readonly string[], { seed, people, lanes }: Crowd): Promise<Report> {
  const crowd = fc.sample(fc.tuple(visitNames, person), { seed, numRuns: people });
  const counts: Record<string, number> = {};
  const problems: string[] = [];
  const queue = crowd.entries();
  const lane = async (): Promise<void> => {
    for (const [number, [name, somebody]] of queue) {
      counts[name] = (counts[name] ?? 0) + 1;
      const wrong = await playVisit(place, name, somebody, number);
      problems.push(...wrong.map((problem) => `${number} ${name}: ${problem}; typed ${JSON.stringify(somebody)}`));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  problems.push(...(await mailProblems(place.awaited, mails)), ...(await uploadProblems(place)));
  return { counts: { ...counts, pages: place.hasPages ? (counts['sell'] ?? 0) : 0, mails: place.awaited.length }, problems };
}

async function playVisit(place: Place, name: string, somebody: Person, number: number): Promise<string[]> {
  try {
    return (await VISITS[name]?.visit(place, somebody, number)) ?? [];
  } catch (error) {
    return [String(error)];
  }
}

/** Waits until all mails have arrived, or no other comes, and compares them. */
async function mailProblems(awaited: readonly AwaitedMail[], mails: readonly string[]): Promise<string[]> {
  const byToken = new Map<string, string>();
  let read = 0;
  for (let idle = 0; idle < IDLE_TIMEOUT_MS && awaited.some(({ token }) => !byToken.has(token)); idle += POLL_MS) {
    if (read < mails.length) idle = 0;
    for (; read < mails.length; read += 1) for (const token of tokensOf(mails[read] ?? '')) byToken.set(token, mails[read] ?? '');
    await pause(POLL_MS);
  }
  return awaited.flatMap(({ token, texts }) => {
    const raw = byToken.get(token);
    return raw === undefined
      ? [`mail ${token}: has not arrived`]
      : missingIn(raw, texts).map((problem) => `mail ${token}, ${problem}`);
  });
}

/** Waits until all files are processed, or no other becomes ready. */
async function uploadProblems(place: Place): Promise<string[]> {
  let waiting = place.uploads.map((upload) => ({ ...upload, status: 'processing' }));
  const ended: typeof waiting = [];
  for (let idle = 0; idle < IDLE_TIMEOUT_MS && waiting.length > 0; idle += POLL_MS) {
    const read = await Promise.all(waiting.map(async (upload) => ({ ...upload, status: await statusOf(place, upload.stored) })));
    waiting = read.filter(({ status }) => status === 'processing');
    if (waiting.length < read.length) idle = 0;
    ended.push(...read.filter(({ status }) => status !== 'processing'));
    await pause(POLL_MS);
  }
  return [...ended, ...waiting].flatMap(({ what, status }) => (status === 'ready' ? [] : [`upload: ${what} is ${status}`]));
}

/** What names a mail: its key, and to whom it goes. */
const tokensOf = (raw: string): string[] =>
  raw.slice(0, raw.indexOf('\n\n')).match(/^To: \S+|(?<=^Message-ID:\s+<)[^@]+/gim) ?? [];

function missingIn(raw: string, texts: readonly string[]): string[] {
  const { text, html } = readMail(raw);
  const parts = Object.entries({ text, html });
  return texts.flatMap((typed) =>
    parts.filter(([, part]) => !shows(part, typed)).map(([part]) => `${part}: without ${JSON.stringify(typed)}`),
  );
}
