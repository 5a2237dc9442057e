/**
 * What becomes of a request: an answer of trouble before, or (`afterwards`) in spite of, its being done; a line cut before, or
 * after, it was done; a pause.
 */
export type Fault = { status: number; afterwards?: boolean } | 'cut' | 'cut-after' | { delayMs: number };

/** Shares, 0 to 1, of the requests that go wrong by chance. */
export interface Rates {
  cut?: number;
  cutAfter?: number;
  failed?: number;
  failedAfterwards?: number;
  busy?: number;
  late?: number;
  longestDelayMs?: number;
}

/** The same seed gives the same numbers from 0 to 1 (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What goes wrong next: first what a test has ordered, then what chance brings. */
export class Faults {
  rates: Rates = {};
  private readonly ordered: { on: RegExp; fault: Fault }[] = [];

  constructor(private readonly random: () => number) {}

  /** The next `times` requests whose "METHOD /path" matches go wrong. */
  order(on: RegExp, fault: Fault, times = 1): void {
    for (let n = 0; n < times; n++) this.ordered.push({ on, fault });
  }

  /** Takes back what was ordered and has not happened. */
  clear(): void {
    this.ordered.length = 0;
    this.rates = {};
  }

  next(line: string): Fault | undefined {
    const index = this.ordered.findIndex(({ on }) => on.test(line));
    return index < 0 ? this.byChance() : this.ordered.splice(index, 1)[0]?.fault;
  }

  private byChance(): Fault | undefined {
    const { cut = 0, cutAfter = 0, failed = 0, failedAfterwards = 0, busy = 0, late = 0, longestDelayMs = 0 } = this.rates;
    const faults: [number, () => Fault][] = [
      [cut, () => 'cut'],
      [cutAfter, () => 'cut-after'],
      [failed, () => ({ status: 500 })],
      [failedAfterwards, () => ({ status: 500, afterwards: true })],
      [busy, () => ({ status: 429 })],
      [late, () => ({ delayMs: Math.ceil(this.random() * longestDelayMs) })],
    ];
    let roll = this.random();
    for (const [share, fault] of faults) {
      if (roll < share) return fault();
      roll -= share;
    }
    return undefined;
  }
}
