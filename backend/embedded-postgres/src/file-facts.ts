import { access, lstat } from 'node:fs/promises';

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The uid that owns `path`, or `undefined` when there is no such path or the system knows no owners (Windows: 0). */
export async function ownerOf(path: string): Promise<number | undefined> {
  return lstat(path).then(
    (facts) => facts.uid,
    () => undefined,
  );
}

/** The system's code of a failed call (`ENOENT`, `EACCES`), or a Postgres SQLSTATE: both travel as `code`. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || (codeOf(error) ?? error.name) : String(error);
}
