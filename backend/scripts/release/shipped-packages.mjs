// The packages whose code a release runs or sends: those inside of the bundled programs, those that these load, and those inside of the
// bundles of the front ends. Neither the lock file nor `dependencies` tell: build tools of the workspaces are dependencies there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { loadedPackages } from './release-packages.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const PROGRAMS = join(root, 'backend/dist/programs');
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** The folder of the package that a module belongs to, below the root; undefined for a module of the shop or of a bundler. */
export function packageOf(module) {
  const [folder] = PACKAGE.exec(module.replace(/^\0/, '').replace(/[?#].*$/, '')) ?? [];
  return folder?.startsWith(root) ? folder.slice(root.length) : undefined;
}

function modulesOfPrograms() {
  const maps = readdirSync(PROGRAMS).filter((file) => file.endsWith('.map'));
  return maps.flatMap((file) =>
    JSON.parse(readFileSync(join(PROGRAMS, file), 'utf8')).sources.map((path) => resolve(PROGRAMS, path)),
  );
}

async function modulesOfFrontEnd(folder, ssr) {
  const built = await build({ root: join(root, folder), logLevel: 'error', build: { write: false, ssr } });
  return [built].flat().flatMap(({ output }) => output.flatMap(({ moduleIds = [] }) => moduleIds));
}

/** Folders of packages below the root, for example "node_modules/pg"; needs a build. */
export async function shippedPackages() {
  if (!existsSync(PROGRAMS)) throw new Error('Nothing is built: npm run build');
  const remotes = readdirSync(join(root, 'admin-remotes')).map((name) => `admin-remotes/${name}`);
  const modules = modulesOfPrograms();
  for (const folder of ['admin-shell', ...remotes, 'storefront']) {
    process.chdir(join(root, folder));
    modules.push(...(await modulesOfFrontEnd(folder, false)));
  }
  modules.push(...(await modulesOfFrontEnd('storefront', true)));
  const folders = modules.map(packageOf).filter((folder) => folder !== undefined);
  return [...new Set([...loadedPackages(), ...folders])].toSorted((a, b) => (a < b ? -1 : 1));
}
