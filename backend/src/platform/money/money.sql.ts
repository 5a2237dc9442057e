/** Cents of an expression in dollars: of a column whose type the specification names (numeric(10,2), or text like "64.00"). */
export const centsOf = (dollars: string): string => `(${dollars}::numeric * 100)::bigint`;

/** Dollars with two decimals of an expression in cents, for such a column. */
export const dollarsOf = (cents: string): string => `(${cents} / 100.0)::numeric(12, 2)`;

/** An amount in dollars as a number, to compare and to sort by it. */
export const amountOf = (dollars: string): string => `${dollars}::numeric`;
