/**
 * Runs draw.ts without a build: this file is also a Node module hook that strips the types with swc.
 *   npm run draw -w @shop/demo -- [--only <part of a name>] [--share 1/2]
 */
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

import { transform } from '@swc/core';

export async function resolve(specifier, context, next) {
  const inside = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
  return next(inside ? specifier.replace(/\.js$/, '.ts') : specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const source = await readFile(new URL(url), 'utf8');
  const options = {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
    sourceMaps: 'inline',
    swcrc: false,
  };
  const { code } = await transform(source, options);
  return { format: 'module', source: code, shortCircuit: true };
}

if (isMainThread) {
  register(import.meta.url);
  await import('./draw.ts');
}
