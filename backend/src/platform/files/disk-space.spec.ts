import { tmpdir } from 'node:os';
import { type DiskSpace, diskSpace, diskState, disksOf } from './disk-space.js';

const disk = (setting: DiskSpace['setting'], freeShare: number): DiskSpace => ({
  setting,
  freeBytes: freeShare * 1_000,
  totalBytes: 1_000,
});

it.each([
  [[], 'ok'],
  [[disk('DATA_DIR', 0.1)], 'ok'],
  [[disk('DATA_DIR', 0.5), disk('BACKUP_DIR', 0.09)], 'warning: the disk of BACKUP_DIR is nearly full'],
  [[disk('DATA_DIR', 0), disk('BACKUP_DIR', 0)], 'warning: the disk of DATA_DIR and BACKUP_DIR is nearly full'],
])('%j is %s', (disks, state) => expect(diskState(disks)).toBe(state));

it('reads the disks of the folders that are set', async () => {
  const { freeBytes, totalBytes } = await diskSpace('DATA_DIR', tmpdir());
  expect(freeBytes).toBeLessThanOrEqual(totalBytes);
  expect(await disksOf({ DATA_DIR: tmpdir(), BACKUP_DIR: '/no/such/folder' })).toHaveLength(1);
});
