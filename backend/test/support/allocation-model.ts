import { refundedParts } from '#modules/orders/refunds/refunded-parts.js';

/** A charge or a line of an order. */
export interface ModelPart {
  cents: number;
  /** The number of the line that it is, or whose tax it is. */
  line?: number;
  isTax?: boolean;
}

export interface ModelRefund {
  cents: number;
  /** Cents of the goods by number of the line. */
  lines?: ReadonlyMap<number, number>;
  borneByShop?: boolean;
  status: 'requested' | 'done' | 'failed';
}

interface Row {
  /** Undefined: of what arrived beyond the order. */
  part?: number;
  refund?: ModelRefund;
  cents: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, cents) => sum + cents, 0);
const isFixed = ({ lines, borneByShop }: ModelRefund): boolean => lines !== undefined || borneByShop === true;
const isRunning = ({ refund }: Row): boolean => refund === undefined || !isFixed(refund);

/** docs/decisions/0477 in memory, to compare the database with: what each change of a refunded amount gives back of which part. */
export class AllocationModel {
  readonly refunds: ModelRefund[] = [];
  private rows: Row[] = [];

  constructor(
    private readonly parts: readonly ModelPart[],
    private readonly beyondCents: number,
    /** False for one that never became paid. */
    private readonly isSold = true,
  ) {}

  /** What each part has got back, then what was given back of money beyond the order. */
  given(isOf: (row: Row) => boolean = () => true): number[] {
    const of = (part: number | undefined) =>
      sumOf(this.rows.filter((row) => row.part === part && isOf(row)).map((row) => row.cents));
    return [...this.parts.map((_, part) => of(part)), of(undefined)];
  }

  /** What the artists bear of each part. */
  borne(): number[] {
    return this.given(({ refund }) => refund?.borneByShop !== true);
  }

  change(cents: number): void {
    const failed = this.fixedRows(({ status }) => status === 'failed');
    let rest = cents + sumOf(failed.map((row) => row.cents));
    const left = rest < 0 ? this.lowerRunning(-rest) : 0;
    this.rows.push(...failed.map((row) => ({ ...row, cents: -row.cents })));
    if (left > 0) this.lowerFixed(left);
    const taken: ModelRefund[] = [];
    for (const status of ['done', 'requested']) {
      for (const refund of this.refunds) {
        if (refund.status !== status || this.rows.some((row) => row.refund === refund) || refund.cents > rest) continue;
        rest -= refund.cents;
        taken.push(refund);
      }
    }
    for (const refund of taken.filter(isFixed)) {
      if (this.isSold) this.allocateFixed(refund);
      else this.allocateRunning(refund.cents, refund);
    }
    for (const refund of taken.filter((other) => !isFixed(other))) this.allocateRunning(refund.cents, refund);
    if (rest > 0) this.allocateRunning(rest);
  }

  private get kept(): number[] {
    const given = this.given();
    return this.parts.map(({ cents }, part) => cents - (given[part] ?? 0));
  }

  /** What running refunds have got since the last fixed row. */
  private get running(): number[] {
    const since = this.rows.slice(this.rows.findLastIndex((row) => !isRunning(row)) + 1);
    return this.parts.map((_, part) => sumOf(since.filter((row) => row.part === part).map((row) => row.cents)));
  }

  private get beyond(): number {
    return this.isSold ? Math.max(0, this.beyondCents - (this.given().at(-1) ?? 0)) : Infinity;
  }

  private write(amounts: readonly number[], beyond: number, refund?: ModelRefund): void {
    const of = refund ? { refund } : {};
    if (beyond !== 0) this.rows.push({ ...of, cents: beyond });
    for (const [part, cents] of amounts.entries()) if (cents !== 0) this.rows.push({ ...of, part, cents });
  }

  private allocateRunning(cents: number, refund?: ModelRefund): void {
    const { kept, running } = this;
    const beyond = Math.max(Math.min(cents, this.beyond), cents - sumOf(kept));
    const got = sumOf(running) > 0 ? running : running.map(() => 0);
    const target = refundedParts(
      kept.map((rest, part) => rest + (got[part] ?? 0)),
      sumOf(got) + cents - beyond,
    );
    this.write(
      target.map((amount, part) => amount - (got[part] ?? 0)),
      beyond,
      refund,
    );
  }

  private allocateFixed(refund: ModelRefund): void {
    const kept = this.kept;
    const amounts = kept.map(() => 0);
    const take = (part: number, cents: number): number => {
      amounts[part] = (amounts[part] ?? 0) + cents;
      return cents;
    };
    let rest = refund.cents;
    for (const [part, { line, isTax }] of this.parts.entries()) {
      const [wanted, net] = [line === undefined || isTax ? 0 : (refund.lines?.get(line) ?? 0), kept[part] ?? 0];
      const goods = Math.min(wanted, net, rest);
      if (goods <= 0) continue;
      rest -= take(part, goods);
      const taxes = this.parts.map((other, place) => (other.isTax && other.line === line ? (kept[place] ?? 0) : 0));
      const tax = Math.min(Number((BigInt(goods) * BigInt(sumOf(taxes))) / BigInt(net)), rest);
      for (const [place, cents] of refundedParts(taxes, tax).entries()) rest -= take(place, cents);
    }
    const left = kept.map((cents, part) => cents - (amounts[part] ?? 0));
    const beyond = Math.max(refund.lines ? 0 : Math.min(rest, this.beyond), rest - sumOf(left));
    for (const [part, cents] of refundedParts(left, rest - beyond).entries()) take(part, cents);
    this.write(amounts, beyond, refund);
  }

  private lowerRunning(cents: number): number {
    const beyond = Math.min(cents, Math.max(0, this.given(isRunning).at(-1) ?? 0));
    const { kept, running } = this;
    const now = Math.min(cents - beyond, Math.max(0, sumOf(running)));
    const until = refundedParts(
      kept.map((rest, part) => rest + (running[part] ?? 0)),
      sumOf(running) - now,
    );
    const lowered = until.map((amount, part) => (now > 0 ? amount - (running[part] ?? 0) : 0));
    const ever = lowered.map((amount, part) => Math.max(0, amount + (this.given(isRunning)[part] ?? 0)));
    const before = Math.min(cents - beyond - now, sumOf(ever));
    const older = refundedParts(ever, before);
    this.write(
      lowered.map((amount, part) => amount - (older[part] ?? 0)),
      -beyond,
    );
    return cents - beyond - now - before;
  }

  /** Of fixed refunds that have not failed, part by part; of those that are done first. */
  private lowerFixed(cents: number): void {
    const rows = this.fixedRows(({ status }) => status !== 'failed').toSorted((one, other) =>
      String(one.refund?.status).localeCompare(String(other.refund?.status)),
    );
    const given = rows.map((row) => row.cents);
    const amounts = refundedParts(given, Math.min(cents, sumOf(given)));
    this.rows.push(...rows.map((row, place) => ({ ...row, cents: -(amounts[place] ?? 0) })).filter((row) => row.cents !== 0));
  }

  /** What fixed refunds have given of each part until now, in the order of their refunds and first rows. */
  private fixedRows(isOf: (refund: ModelRefund) => boolean): Row[] {
    return this.refunds
      .filter((refund) => isFixed(refund) && isOf(refund))
      .flatMap((refund) => {
        const sums = new Map<number | undefined, Row>();
        for (const { part, ...row } of this.rows.filter((other) => other.refund === refund)) {
          sums.set(part, { ...row, ...(part === undefined ? {} : { part }), cents: (sums.get(part)?.cents ?? 0) + row.cents });
        }
        return [...sums.values()].filter((row) => row.cents !== 0);
      });
  }
}
