import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const SOURCES = {
  '#src/': '../../../src/',
  '#platform/': '../../../src/platform/',
  '#modules/': '../../../src/modules/',
};
/** A run that has built the backend (BUILT_PROGRAMS) leaves the sources to package.json, which names the built modules. */
const FOLDERS = { '#test/': '../../', ...(process.env.BUILT_PROGRAMS === 'on' ? {} : SOURCES) };
/** Workspace packages that need no build before they can be imported from TypeScript. */
const PACKAGES = {
  '@shop/demo': '../../../demo/src/index.ts',
  '@shop/embedded-postgres': '../../../embedded-postgres/src/index.ts',
};

/** The source file of a relative import, a subpath import (`#src/`) or a workspace package; undefined for npm packages. */
function sourceOf(specifier, parent) {
  if (/^\.{1,2}\/.*\.js$/.test(specifier)) return new URL(specifier.replace(/\.js$/, '.ts'), parent);
  if (specifier in PACKAGES) return new URL(PACKAGES[specifier], import.meta.url);
  const [prefix] = /^#\w+\//.exec(specifier) ?? [];
  if (!(prefix in FOLDERS)) return undefined;
  return new URL(FOLDERS[prefix] + specifier.slice(prefix.length).replace(/\.js$/, '.ts'), import.meta.url);
}

/** Module hooks that let plain Node import our TypeScript, for Jest's global setup and for child processes. */
export async function resolve(specifier, context, next) {
  const source = context.parentURL?.endsWith('.ts') ? sourceOf(specifier, context.parentURL) : undefined;
  if (source && existsSync(source)) return { url: source.href, shortCircuit: true };
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    configFile: fileURLToPath(new URL('../../../.swcrc', import.meta.url)),
    sourceMaps: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
