import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const scriptOf = (name: string): Promise<unknown> => import(join(ROOT, 'backend/scripts/release', name));

interface Bill {
  metadata: { component: { name: string; version: string } };
  components: { name: string; version: string; purl: string; scope: string }[];
}

it('has what a release runs and sends, and no tool of its build or tests', async () => {
  const { loadedPackages } = (await scriptOf('release-packages.mjs')) as { loadedPackages: () => string[] };
  const bill = JSON.parse(execFileSync('npm', ['run', '-s', 'sbom'], { cwd: ROOT, maxBuffer: 2 ** 28 }).toString()) as Bill;
  const names = bill.components.map(({ name }) => name);
  expect(bill.metadata.component).toMatchObject({
    name: 'lasting-freedom',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
  });
  expect(names).toEqual(
    expect.arrayContaining(['pg', 'fastify', '@nestjs/core', 'react', 'react-dom', 'antd', '@stripe/stripe-js', 'sharp']),
  );
  expect(names.filter((name) => /^(jest|vite|jsdom|msw|axe-core|playwright|lightningcss|typescript|oxlint)/.test(name))).toEqual(
    [],
  );
  const loaded = loadedPackages().map((path) => path.replace(/^.*node_modules\//, ''));
  expect(loaded.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(bill.components.map(({ scope }) => scope))).toEqual(new Set(['required']));
});

it.each([
  ['node_modules/pg/lib/index.js', 'node_modules/pg'],
  ['node_modules/@nestjs/core/index.js', 'node_modules/@nestjs/core'],
  ['node_modules/fastify/node_modules/semver/index.js?commonjs', 'node_modules/fastify/node_modules/semver'],
  ['backend/src/main.ts', undefined],
])('%s belongs to %s', async (path, folder) => {
  const { packageOf } = (await scriptOf('shipped-packages.mjs')) as { packageOf: (module: string) => string | undefined };
  expect(packageOf(join(ROOT, path))).toBe(folder);
});
