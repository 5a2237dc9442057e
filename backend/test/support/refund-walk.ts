import * as fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import { changeRefunded } from './builders/order-money.js';
import { allocatedParts, givenRefund, type SoldIds, type SoldOrder } from './builders/refunded-order.js';

const cents = fc.oneof(
  fc.integer({ min: 1, max: 30 }),
  fc.integer({ min: 1, max: 9_999 }),
  fc.integer({ min: 1, max: 99_999_999 }),
);
const fraction = fc.double({ min: 0, max: 1, noNaN: true });

export const soldOrders: fc.Arbitrary<SoldOrder> = fc
  .record({
    lines: fc.array(cents, { minLength: 1, maxLength: 4 }),
    shippingCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_500 })),
    feeCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50 })),
    taxes: fc.array(fc.record({ line: fc.nat(3), cents: fc.nat(900) }), { maxLength: 5 }),
    cuts: fc.array(fc.record({ line: fc.nat(3), part: fraction }), { maxLength: 2 }),
    shippingCut: fraction,
    beyondCents: fc.oneof(fc.constant(0), cents),
  })
  .map(({ lines, taxes, cuts, shippingCut, ...order }) => {
    const left = [...lines];
    const discounts = cuts.flatMap(({ line, part }) => {
      const [place, cut] = [line % lines.length, Math.floor(part * (left[line % lines.length] ?? 0))];
      left[place] = (left[place] ?? 0) - cut;
      return cut > 0 ? [{ line: place, cents: -cut }] : [];
    });
    const ofShipping = Math.floor(shippingCut * order.shippingCents);
    return {
      ...order,
      lines,
      taxes: taxes.map((tax) => ({ line: tax.line % lines.length, cents: tax.cents })),
      discounts: [...discounts, ...(ofShipping > 0 ? [{ cents: -ofShipping }] : [])],
    };
  });

const NAMED_STEPS = ['lines', 'shipping', 'shipping and lines', 'borne lines'] as const;
const OTHER_STEPS = ['amount', 'borne', 'provider', 'reported first', 'silent', 'fails', 'falls', 'done'] as const;
export const ALL_STEPS = [...NAMED_STEPS, ...OTHER_STEPS];

export interface Step {
  kind: (typeof ALL_STEPS)[number];
  part: number;
  /** Of each line. */
  lineParts: number[];
  /** Added to a refund by line: the provider has moved another amount meanwhile. */
  off: number;
}

export const stepsOf = (kinds: readonly Step['kind'][]): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      part: fraction,
      lineParts: fc.array(fc.oneof(fc.constant(0), fc.constant(1), fraction), { minLength: 4, maxLength: 4 }),
      off: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20 })),
    }),
    { minLength: 1, maxLength: 9 },
  );

/** A charge or a line of an order. */
interface WalkedPart {
  cents: number;
  /** The number of the line that it is, or whose tax it is. */
  line?: number;
  isTax?: boolean;
  isShipping?: boolean;
}

interface WalkedRefund {
  id: string;
  cents: number;
  status: 'requested' | 'done' | 'failed';
}

/** In the order in which refunds are divided: taxes, fees, shipping, lines. */
export function partsOf({ lines, shippingCents = 0, feeCents = 0, taxes = [], discounts = [] }: SoldOrder): WalkedPart[] {
  const cut = (line?: number) => discounts.filter((row) => row.line === line).reduce((sum, row) => sum + row.cents, 0);
  return [
    ...taxes.map((tax) => ({ ...tax, isTax: true })),
    ...(feeCents > 0 ? [{ cents: feeCents }] : []),
    ...(shippingCents > 0 ? [{ cents: shippingCents + cut(), isShipping: true }] : []),
    ...lines.map((price, line) => ({ line, cents: price + cut(line) })),
  ];
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** An order in the database, and what was asked of it. */
export class RefundWalk {
  private readonly refunds: WalkedRefund[] = [];
  private refunded = 0;

  constructor(
    private readonly db: DataSource,
    private readonly sold: SoldIds,
    readonly parts: readonly WalkedPart[],
    /** What arrived besides its parts; of an order that never became paid all of it. */
    private readonly beyond: number,
    private readonly isSold = true,
  ) {}

  get orderId(): string {
    return this.sold.orderId;
  }

  /** What can still be refunded. */
  get left(): number {
    return (this.isSold ? sumOf(this.parts.map((part) => part.cents)) : 0) + this.beyond - this.refunded;
  }

  async change(amount: number): Promise<void> {
    const limited = Math.max(-this.refunded, Math.min(this.left, amount));
    if (limited === 0) return;
    this.refunded += limited;
    await changeRefunded(this.db, this.orderId, limited);
  }

  async take({ kind, part, lineParts, off }: Step): Promise<void> {
    const amount = Math.ceil(part * this.left);
    if (kind === 'provider') return this.change(amount);
    if (kind === 'falls') return this.change(-Math.ceil(part * this.refunded));
    if (kind === 'fails') return this.fail(part, off);
    if (kind === 'done') return this.complete();
    if (amount === 0) return;
    const lines = kind.endsWith('lines') ? this.linesOf(lineParts) : undefined;
    const status = kind === 'reported first' ? 'requested' : 'done';
    const ofShipping = kind.startsWith('shipping') ? this.shippingOf(part) : 0;
    const isNamed = lines !== undefined || ofShipping > 0;
    const named = isNamed ? Math.min(this.left, ofShipping + sumOf([...(lines?.values() ?? [])]) + off) : amount;
    if (named === 0) return;
    const ofLines = [...(lines ?? [])].map(([line, cents]) => ({ itemId: this.sold.lines[line], cents }));
    const refund = {
      cents: named,
      status,
      borneByShop: kind.startsWith('borne'),
      lines: ofLines,
      shippingCents: Math.min(ofShipping, named),
    } as const;
    this.refunds.push({ id: await givenRefund(this.db, this.orderId, refund), cents: named, status });
    if (kind !== 'silent') await this.change(named);
  }

  private shippingOf(part: number): number {
    return Math.ceil(part * (this.parts.find(({ isShipping }) => isShipping)?.cents ?? 0));
  }

  private linesOf(lineParts: readonly number[]): Map<number, number> {
    const nets = this.parts.filter(({ line, isTax }) => line !== undefined && !isTax);
    const wanted = nets.map(({ cents: net }, line): [number, number] => [line, Math.ceil((lineParts[line] ?? 0) * net)]);
    return new Map(wanted.filter(([, named]) => named > 0));
  }

  private async setStatus(refund: WalkedRefund, status: 'done' | 'failed'): Promise<void> {
    refund.status = status;
    await this.db.query('update refunds set status = $2 where id = $1', [refund.id, status]);
  }

  private async fail(part: number, off: number): Promise<void> {
    const alive = this.refunds.filter(({ status }) => status === 'done');
    const refund = alive[Math.floor(part * (alive.length - 1))];
    if (!refund) return;
    await this.setStatus(refund, 'failed');
    await this.change(off - refund.cents);
  }

  private async complete(): Promise<void> {
    for (const refund of this.refunds) if (refund.status === 'requested') await this.setStatus(refund, 'done');
  }

  /** What the database says that each part has got; throws unless each is within its value. */
  async given(): Promise<number[]> {
    const rows = await allocatedParts(this.db, this.orderId);
    expect(rows.filter(({ value, given }) => given < 0 || given > value)).toEqual([]);
    expect(sumOf(rows.map(({ given }) => given))).toBe(this.refunded);
    return rows.map(({ given }) => given);
  }

  /** The part of the artists, which is read with the refunds that the shop bears. */
  async borne(): Promise<number[]> {
    const rows = await query<{ id: string; cents: number }>(
      this.db,
      `select order_item_id as id, (-sum(cents))::float8 as cents from order_postings
       where order_id = $1 and change_id is not null and kind = 'goods' and not borne_by_shop group by 1`,
      [this.orderId],
    );
    return this.sold.lines.map((line) => rows.find(({ id }) => id === line)?.cents ?? 0);
  }
}
