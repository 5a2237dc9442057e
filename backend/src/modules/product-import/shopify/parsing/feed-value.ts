/**
 * What a file says of a value. Only a given one can change something in the shop; it may be empty, as a cell is. `absent`: the file
 * has no such column, or the row ends before it. `unreadable`: it is there and cannot be used.
 */
export type FeedValue<T> = { state: 'given'; value: T } | { state: 'absent' } | { state: 'unreadable'; reason: string };

export const ABSENT = { state: 'absent' } as const;
export const given = <T>(value: T): FeedValue<T> => ({ state: 'given', value });
export const unreadable = (reason: string): FeedValue<never> => ({ state: 'unreadable', reason });

export const mapValue = <T, U>(value: FeedValue<T>, map: (value: T) => U): FeedValue<U> =>
  value.state === 'given' ? given(map(value.value)) : value;

export const valueOr = <T>(value: FeedValue<T>, otherwise: T): T => (value.state === 'given' ? value.value : otherwise);
