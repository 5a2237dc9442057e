import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const TESTS = '#test/';

/** The source file of an import of `test`; undefined for packages and for the built application, which package.json names. */
function sourceOf(specifier, parent) {
  const source = specifier.replace(/\.js$/, '.ts');
  if (/^\.{1,2}\//.test(specifier)) return new URL(source, parent);
  return specifier.startsWith(TESTS) ? new URL(`../../${source.slice(TESTS.length)}`, import.meta.url) : undefined;
}

/** Module hooks that let plain Node import the TypeScript of `test`, for Jest's global setup and for processes of tests. */
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
