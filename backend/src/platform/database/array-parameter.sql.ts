/**
 * An array parameter of a statement that runs often, for `= any(...)` and `unnest(...)`. The planner sees how long a plain parameter is, finds
 * a plan for that length cheaper than the general one, and so plans the statement anew each time, which costs more than running it.
 * It does not look into a subquery. Source: https://www.postgresql.org/docs/current/sql-prepare.html (generic and custom plans).
 */
export const arrayParameter = (parameter: `$${number}`, type: 'uuid' | 'text' | 'integer'): string =>
  `(select ${parameter}::${type}[])::${type}[]`;
