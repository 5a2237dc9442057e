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
