// Checks that package-lock.json names the optional packages of every platform; `--fix` adds the missing ones.
// npm omits packages that the current registry does not have, and `npm ci` then fails on other platforms.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(path, 'utf8'));
const packages = lock.packages;

const SYSTEMS = ['darwin', 'win32', 'freebsd', 'openbsd', 'netbsd', 'android', 'openharmony', 'sunos', 'aix', 'linux'];
const PROCESSORS = ['arm64', 'ia32', 'x64', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

/** The lock file entry that Node resolves `name` to from the package at `place`. */
function lookUp(place, name) {
  for (let base = place; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const candidate = `${base ? `${base}/` : ''}node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (base === '') return undefined;
  }
}

function entryOf(name, range, parent) {
  const os = SYSTEMS.find((system) => name.includes(system));
  const cpu = PROCESSORS.find((processor) => name.includes(processor));
  const libc = name.includes('musl') ? 'musl' : os === 'linux' && name.includes('gnu') ? 'glibc' : undefined;
  return {
    version: range.replace(/^[\^~>=]+/, ''),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(parent.dev ? { dev: true } : {}),
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}

const missing = Object.entries(packages).flatMap(([place, parent]) =>
  Object.entries(parent.optionalDependencies ?? {})
    .filter(([name]) => !lookUp(place, name))
    .map(([name, range]) => ({ name, entry: entryOf(name, range, parent) })),
);
if (process.argv.includes('--fix')) {
  for (const { name, entry } of missing) packages[`node_modules/${name}`] = entry;
  lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(`${missing.length} packages added\n`);
} else if (missing.length > 0) {
  process.stdout.write(
    `package-lock.json lacks ${missing.map(({ name }) => name).join(', ')}\nRun node backend/scripts/lock-file.mjs --fix\n`,
  );
  process.exit(1);
}
