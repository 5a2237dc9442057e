import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { packageViolation, refusal } from './rules.mjs';

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '/index.ts'];
/** The subpath imports of package.json files. */
const SUBPATHS = {
  '#src/': 'backend/src/',
  '#platform/': 'backend/src/platform/',
  '#modules/': 'backend/src/modules/',
  '#test/': 'backend/test/',
};
const WORKSPACES = {
  '@shop/contract': 'backend/contract/index.ts',
  '@shop/contract/money': 'backend/contract/money.ts',
  '@shop/contract/with-timeout': 'backend/contract/with-timeout.ts',
  '@shop/demo': 'backend/demo/src/index.ts',
  '@shop/embedded-postgres': 'backend/embedded-postgres/src/index.ts',
  '@shop/admin-kit': 'admin-shell/kit/src/index.ts',
};

/** What a source text imports, as written. */
export function importsOf(source) {
  return [...source.matchAll(IMPORT)].map((found) => found[1] ?? found[2]);
}

/** Repository path of a relative or workspace import, undefined for an npm package, null when there is no such file. */
export function resolveImport(root, from, specifier) {
  if (specifier in WORKSPACES) return WORKSPACES[specifier];
  if (specifier.startsWith('@shop/')) return specifier.startsWith('@shop/admin-kit/') ? 'admin-shell/kit/src/index.ts' : null;
  const prefix = Object.keys(SUBPATHS).find((start) => specifier.startsWith(start));
  if (!specifier.startsWith('.') && prefix === undefined) return undefined;
  const path = specifier.split('?')[0];
  const base = prefix === undefined ? normalize(join(dirname(from), path)) : SUBPATHS[prefix] + path.slice(prefix.length);
  const candidates = [base.replace(/\.js$/, '.ts'), base.replace(/\.js$/, '.tsx'), ...ENDINGS.map((ending) => base + ending)];
  return candidates.find((path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile()) ?? null;
}

/** All violations among the given files (repository paths): one line each. */
export function violations(root, files) {
  const found = [];
  for (const from of files) {
    for (const specifier of importsOf(readFileSync(join(root, from), 'utf8'))) {
      const to = resolveImport(root, from, specifier);
      const packageName = specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
      const reason = to === undefined ? packageViolation(from, packageName) : to && refusal(from, to);
      if (reason) found.push(`${from} imports ${specifier}: ${reason}`);
    }
  }
  return found;
}
