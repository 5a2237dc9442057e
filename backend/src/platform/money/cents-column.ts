import { fromCents, toCents } from '@shop/contract/money';
import type { ColumnOptions } from 'typeorm';

/** A column of whole cents: `@Column(centsColumn())`. Postgres' bigint, which its driver reads as text, is a number here. */
export const centsColumn = (options: Pick<ColumnOptions, 'default' | 'nullable'> = {}): ColumnOptions => ({
  type: 'bigint',
  transformer: {
    from: (cents: string | null) => (cents === null ? null : Number(cents)),
    to: (cents: number | null) => cents,
  },
  ...options,
});

/** Cents of a column whose type, numeric(10,2) dollars, the specification names: `@Column(dollarsColumn('subtotal')) subtotalCents`. */
export const dollarsColumn = (name: string, options: Pick<ColumnOptions, 'default' | 'nullable'> = {}): ColumnOptions => ({
  name,
  type: 'numeric',
  precision: 10,
  scale: 2,
  transformer: {
    from: (dollars: string | null) => (dollars === null ? null : toCents(dollars)),
    to: (cents: number | null | undefined) => (typeof cents === 'number' ? fromCents(cents) : cents),
  },
  ...options,
});
