// `npm run docs:graph`: writes the module diagram of docs/architecture.md from the dependency rules. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MODULE_EDGES } from './dependency-rules/rules.mjs';
import { withModuleGraph } from './dependency-rules/module-graph.mjs';

const path = fileURLToPath(new URL('../../docs/architecture.md', import.meta.url));
const page = readFileSync(path, 'utf8');
const updated = withModuleGraph(page, MODULE_EDGES);
if (process.argv.includes('--check')) {
  if (updated !== page)
    process.stdout.write('The module diagram of docs/architecture.md is out of date: run `npm run docs:graph`.\n');
  process.exitCode = updated === page ? 0 : 1;
} else {
  writeFileSync(path, updated);
}
