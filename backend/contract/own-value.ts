/**
 * What a table has under a name that came from outside. `table[name]` also finds what every object has: "constructor" is a word that people
 * search for, and a slug.
 */
export const ownValue = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
