/**
 * SQL: increments the gap-free counter whose name is the expression `name`, and returns its new value as text in the column
 * `count`. The transaction that uses the number holds the row's lock until it ends.
 */
export const incrementCounter = (name: string): string => `insert into counters (name, value) values (${name}, 1)
  on conflict (name) do update set value = counters.value + 1 returning value::text as count`;
