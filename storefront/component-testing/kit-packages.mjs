import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../../', import.meta.url));
const kit = join(root, 'admin-shell/kit');
const IMPORT =
  /(?:import|export) (?!type )(?:(\w+)(?:, )?)?(?:\{([^}]*)\})? from '((?:antd|@ant-design|@uppy|@simplewebauthn)[^']*)'/g;

/** What the kit imports: package -> lines that export it again. */
function usedExports() {
  const used = new Map();
  for (const file of readdirSync(kit, { recursive: true }).filter((name) => /\.tsx?$/.test(name))) {
    for (const [, byDefault, names = '', from] of readFileSync(join(kit, file), 'utf8').matchAll(IMPORT)) {
      const values = names.split(',').map((name) => name.trim().split(' as ')[0]);
      const exported = values.filter((value) => value !== '' && !value.startsWith('type '));
      const lines = used.get(from) ?? new Set();
      for (const name of byDefault ? ['default', ...exported] : exported) lines.add(`export { ${name} } from '${from}';`);
      used.set(from, lines);
    }
  }
  return new Map([...used].map(([from, lines]) => [from, [...lines].toSorted((a, b) => a.localeCompare(b)).join('\n')]));
}

const fileOf = (name) => name.replace('@', '').replaceAll('/', '-');

/** Bundles the packages of the kit, without the parts that it does not use. */
async function bundle(used, folder) {
  const entries = new Map([...used].map(([name, code]) => [join(kit, `${fileOf(name)}.bundled.js`), code]));
  const build = await rolldown({
    input: Object.fromEntries([...used.keys()].map((name) => [fileOf(name), join(kit, `${fileOf(name)}.bundled.js`)])),
    external: /^react(-dom)?(\/|$)/,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [{ name: 'entries', resolveId: (id) => (entries.has(id) ? id : null), load: (id) => entries.get(id) ?? null }],
  });
  await build.write({ dir: folder, format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' });
  await build.close();
}

/**
 * Jest's mapping of antd, Uppy and SimpleWebAuthn to bundles of what the kit uses of them. Jest gives every spec modules of its
 * own, and antd with its icons has thousands of them: several seconds for each spec. The others exist as ES modules only, which
 * Jest does not load on Node 20.
 */
export async function kitPackages() {
  const used = usedExports();
  const hash = createHash('sha256')
    .update(JSON.stringify([...used]))
    .update(readFileSync(join(root, 'package-lock.json')));
  const folder = join(root, `.cache/kit-packages/${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(folder)) await bundle(used, folder);
  return Object.fromEntries([...used.keys()].map((name) => [`^${name}$`, join(folder, `${fileOf(name)}.cjs`)]));
}
