// `npm run docs:graph`: writes the module diagram of docs/architecture.md from the edges of the import rules. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MODULE_EDGES } from './module-edges.mjs';

const START = '<!-- module-graph:start -->\n';
const END = '<!-- module-graph:end -->';

/** A mermaid diagram of module -> imported modules. */
function diagram(edges) {
  const lines = Object.entries(edges).flatMap(([source, targets]) => targets.map((target) => `  ${source} --> ${target}\n`));
  return `\`\`\`mermaid\ngraph RL\n${lines.join('')}\`\`\`\n`;
}

const path = fileURLToPath(new URL('../../docs/architecture.md', import.meta.url));
const page = readFileSync(path, 'utf8');
const [start, end] = [page.indexOf(START), page.indexOf(END)];
if (start < 0 || end < start) throw new Error(`docs/architecture.md needs the lines ${START.trim()} and ${END}`);
const updated = page.slice(0, start + START.length) + diagram(MODULE_EDGES) + page.slice(end);
if (process.argv.includes('--check')) {
  if (updated !== page)
    process.stdout.write('The module diagram of docs/architecture.md is out of date: run `npm run docs:graph`.\n');
  process.exitCode = updated === page ? 0 : 1;
} else {
  writeFileSync(path, updated);
}
