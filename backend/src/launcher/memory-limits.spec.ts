import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { childEnvironment } from '#src/config.js';
import { MEMORY_SETTINGS } from './memory-limits.js';

const REPOSITORY = new URL('../../../', import.meta.url);
const UNITS = ['deploy/systemd/shop-api@.service', 'deploy/systemd/shop-worker@.service'];
const read = (file: string): string => readFileSync(new URL(file, REPOSITORY), 'utf8');

/** The heap limit of a process that the launcher starts, in MB. */
function heapLimitMb(overrides: Record<string, string> = {}): number {
  const env = childEnvironment({}, { ...MEMORY_SETTINGS, ...overrides });
  const script = 'process.stdout.write(String(v8.getHeapStatistics().heap_size_limit))';
  return Number(execFileSync(process.execPath, ['-e', script], { env })) / 1024 / 1024;
}

describe('the memory of the processes', () => {
  it('is limited by the default options', () => {
    // The old objects and three times the semi-space.
    expect(heapLimitMb()).toBeLessThanOrEqual(320 + 3 * 16);
  });

  it('can be changed with NODE_OPTIONS', () => {
    expect(heapLimitMb({ NODE_OPTIONS: '--max-old-space-size=1000' })).toBeGreaterThanOrEqual(1000);
  });

  it.each(['docker-compose.yml', 'docs/operations.md', ...UNITS])('has the same limits in %s', (file) => {
    expect(read(file).replaceAll(/\s+/g, ' ')).toContain(MEMORY_SETTINGS.NODE_OPTIONS);
  });

  it.each(['Dockerfile', 'docs/operations.md', ...UNITS])('gives large blocks back to the system in %s', (file) => {
    expect(read(file)).toContain(`MALLOC_MMAP_THRESHOLD_=${MEMORY_SETTINGS.MALLOC_MMAP_THRESHOLD_}`);
  });
});
