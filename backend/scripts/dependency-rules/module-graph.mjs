const START = '<!-- module-graph:start -->\n';
const END = '<!-- module-graph:end -->';

/** A mermaid diagram of module -> imported modules. */
function diagram(edges) {
  const lines = Object.entries(edges).flatMap(([source, targets]) => targets.map((target) => `  ${source} --> ${target}\n`));
  return `\`\`\`mermaid\ngraph RL\n${lines.join('')}\`\`\`\n`;
}

/** The page with the diagram between its two markers. Throws when it has no markers. */
export function withModuleGraph(page, edges) {
  const [start, end] = [page.indexOf(START), page.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`docs/architecture.md needs the lines ${START.trim()} and ${END}`);
  return page.slice(0, start + START.length) + diagram(edges) + page.slice(end);
}
