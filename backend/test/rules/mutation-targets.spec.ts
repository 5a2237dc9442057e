import { existsSync } from 'node:fs';
import { join } from 'node:path';

const BACKEND = join(__dirname, '../..');

it('every file that is mutated exists, with its spec beside it', async () => {
  const script: string = join(BACKEND, 'scripts/mutation-targets.mjs');
  const { MUTATION_TARGETS } = (await import(script)) as { MUTATION_TARGETS: Record<string, string[]> };
  const files = Object.values(MUTATION_TARGETS).flatMap((targets) =>
    targets.flatMap((file) => [file, file.replace(/\.ts$/, '.spec.ts')]),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(join(BACKEND, file)))).toEqual([]);
});
