import { statfs } from 'node:fs/promises';
import type { Config } from '#src/config.js';

export interface DiskSpace {
  /** The setting that names the folder. */
  setting: 'DATA_DIR' | 'BACKUP_DIR';
  freeBytes: number;
  totalBytes: number;
}

/** Below it a disk is full soon: Postgres and uploads need room for what they write next. */
const MIN_FREE_SHARE = 0.1;

export const isNearlyFull = ({ freeBytes, totalBytes }: DiskSpace): boolean => freeBytes / totalBytes < MIN_FREE_SHARE;

/** Free space of the disk of a folder; throws when the folder cannot be read. */
export async function diskSpace(setting: DiskSpace['setting'], folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { setting, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** One line for everybody, who learn no numbers: without room for data every order is refused, though the database answers. */
export function diskState(disks: readonly DiskSpace[]): string {
  const full = disks.filter(isNearlyFull).map(({ setting }) => setting);
  return full.length === 0 ? 'ok' : `warning: the disk of ${full.join(' and ')} is nearly full`;
}

/** The disks of the folders that are set; one that cannot be read is left out, as its own error tells of it. */
export async function disksOf(config: Pick<Config, DiskSpace['setting']>): Promise<DiskSpace[]> {
  const reads = (['DATA_DIR', 'BACKUP_DIR'] as const).map(async (setting) => {
    const folder = config[setting];
    return folder === undefined ? undefined : diskSpace(setting, folder).catch(() => undefined);
  });
  return (await Promise.all(reads)).filter((disk) => disk !== undefined);
}
