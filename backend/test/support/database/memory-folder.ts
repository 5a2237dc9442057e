import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const MEMORY_FOLDER = '/dev/shm';
/** A run's databases and write-ahead log take up to 170 MB; Docker gives a container 64 MB unless told otherwise. */
const REQUIRED_BYTES = 2 * 1024 ** 3;

/**
 * The folder for the cluster of a test run: in memory where Linux offers enough, else the temporary folder. Creating,
 * filling and dropping a database per spec file writes thousands of small files, which on a disk costs twice the CPU time.
 */
export async function folderOfTestClusters(): Promise<string> {
  const free = await statfs(MEMORY_FOLDER).catch(() => undefined);
  return free && free.bavail * free.bsize >= REQUIRED_BYTES ? MEMORY_FOLDER : tmpdir();
}
