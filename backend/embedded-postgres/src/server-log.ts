import { copyFile, open, readFile, rename, stat, truncate, type FileHandle } from 'node:fs/promises';

const ROTATE_AT_BYTES = 10 * 1024 * 1024;
const TAIL_LINES = 25;

export async function sizeOf(log: string): Promise<number> {
  return stat(log).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Opens the server's log for appending; rotates it at 10 MB and keeps one old log. */
export async function openLog(log: string): Promise<FileHandle> {
  if ((await sizeOf(log)) > ROTATE_AT_BYTES) await rename(log, `${log}.1`).catch(() => undefined);
  return open(log, 'a', 0o600);
}

/**
 * Rotates the log of a running server, as `logrotate` does with "copytruncate": the server keeps the file open and appends
 * to it, so a rename would not stop the growth. Lines of the moment between the two calls are lost.
 */
export async function rotateLog(log: string): Promise<void> {
  if ((await sizeOf(log)) <= ROTATE_AT_BYTES) return;
  await copyFile(log, `${log}.1`);
  await truncate(log);
}

/** The last lines after the first `offset` bytes, that is, of the latest start. */
export async function logTail(log: string, offset = 0): Promise<string> {
  const text = await readFile(log).catch(() => Buffer.alloc(0));
  return text.subarray(offset).toString().trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}
