import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { childEnvironment } from '#src/config.js';
import { DEFAULT_NODE_OPTIONS } from './memory-limits.js';

const REPOSITORY = new URL('../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, REPOSITORY), 'utf8');

/** The heap limit of a process that the launcher starts, in MB. */
function heapLimitMb(overrides: Record<string, string> = {}): number {
  const env = childEnvironment({}, { NODE_OPTIONS: DEFAULT_NODE_OPTIONS, ...overrides });
  const script = 'process.stdout.write(String(v8.getHeapStatistics().heap_size_limit))';
  return Number(execFileSync(process.execPath, ['-e', script], { env })) / 1024 / 1024;
}

describe('the memory of the processes', () => {
  it('is limited by the default options', () => {
    expect(heapLimitMb()).toBeLessThanOrEqual(360);
  });

  it('can be changed with NODE_OPTIONS', () => {
    expect(heapLimitMb({ NODE_OPTIONS: '--max-old-space-size=1000' })).toBeGreaterThanOrEqual(1000);
  });

  it.each(['docker-compose.yml', 'README.md'])('has the same limits in %s', (file) => {
    expect(read(file).replaceAll(/\s+/g, ' ')).toContain(DEFAULT_NODE_OPTIONS);
  });
});
