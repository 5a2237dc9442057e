import { randomUUID } from 'node:crypto';

/** A UUID (version 7) that sorts by `ms`, in milliseconds since 1970: rows with one each keep their order without a column for it. */
export function timeOrderedId(ms: number): string {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
