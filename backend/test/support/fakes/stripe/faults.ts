/**
 * A failure of one request: an error status before it is processed, or after it (`afterwards`); a connection that is closed
 * before or after it is processed; a delay.
 */
export type Fault = { status: number; afterwards?: boolean } | 'cut' | 'cut-after' | { delayMs: number };

/** The probability of each fault per request. */
export interface FaultRates {
  cut?: number;
  cutAfter?: number;
  failed?: number;
  failedAfterwards?: number;
  rateLimited?: number;
  delayed?: number;
  maxDelayMs?: number;
}

/** A generator of numbers from 0 to 1 that repeats for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Decides the fault of the next request: scheduled faults first, then random ones. */
export class Faults {
  rates: FaultRates = {};
  private readonly scheduled: { on: RegExp; fault: Fault }[] = [];

  constructor(private readonly random: () => number) {}

  /** Fails the next `times` requests whose "METHOD /path" matches. */
  schedule(on: RegExp, fault: Fault, times = 1): void {
    for (let n = 0; n < times; n++) this.scheduled.push({ on, fault });
  }

  /** Removes the scheduled faults and the rates. */
  clear(): void {
    this.scheduled.length = 0;
    this.rates = {};
  }

  next(line: string): Fault | undefined {
    const index = this.scheduled.findIndex(({ on }) => on.test(line));
    return index < 0 ? this.randomFault() : this.scheduled.splice(index, 1)[0]?.fault;
  }

  private randomFault(): Fault | undefined {
    const { cut = 0, cutAfter = 0, failed = 0, failedAfterwards = 0, rateLimited = 0, delayed = 0, maxDelayMs = 0 } = this.rates;
    const faults: [number, () => Fault][] = [
      [cut, () => 'cut'],
      [cutAfter, () => 'cut-after'],
      [failed, () => ({ status: 500 })],
      [failedAfterwards, () => ({ status: 500, afterwards: true })],
      [rateLimited, () => ({ status: 429 })],
      [delayed, () => ({ delayMs: Math.ceil(this.random() * maxDelayMs) })],
    ];
    let roll = this.random();
    for (const [rate, fault] of faults) {
      if (roll < rate) return fault();
      roll -= rate;
    }
    return undefined;
  }
}
