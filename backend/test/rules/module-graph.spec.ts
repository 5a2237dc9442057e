import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const RULES = join(__dirname, '../../scripts/dependency-rules');

interface GraphModule {
  withModuleGraph: (page: string, edges: Record<string, string[]>) => string;
}
const load = async <T>(name: string): Promise<T> => (await import(join(RULES, name))) as T;

const page = (diagram: string): string => `# A\n\n<!-- module-graph:start -->\n${diagram}<!-- module-graph:end -->\nEnd\n`;

describe('the module diagram', () => {
  it('is written between the markers', async () => {
    const { withModuleGraph } = await load<GraphModule>('module-graph.mjs');
    const diagram = '```mermaid\ngraph RL\n  cart --> catalog\n```\n';
    expect(withModuleGraph(page('old\n'), { catalog: [], cart: ['catalog'] })).toBe(page(diagram));
  });

  it('needs the markers', async () => {
    const { withModuleGraph } = await load<GraphModule>('module-graph.mjs');
    expect(() => withModuleGraph('# A\n', {})).toThrow('needs the lines');
  });

  it('of docs/architecture.md matches the dependency rules', async () => {
    const { withModuleGraph } = await load<GraphModule>('module-graph.mjs');
    const { MODULE_EDGES } = await load<{ MODULE_EDGES: Record<string, string[]> }>('rules.mjs');
    const text = readFileSync(join(__dirname, '../../../docs/architecture.md'), 'utf8');
    expect(withModuleGraph(text, MODULE_EDGES)).toBe(text);
  });
});
