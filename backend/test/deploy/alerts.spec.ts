import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createFakeSite, type FakeSite } from '#test/support/fakes/built-site.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { MetricsRegistry } from '#platform/metrics-registry.js';

const ROOT = join(__dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string; runbook: string } }[] }[];
}
const RULES = (parse(read('deploy/prometheus/alerts.yml')) as Rules).groups.flatMap(({ rules }) => rules);
/** Metrics of Prometheus itself, and series that exist after the first request, job or event only. */
const NOT_AT_START = ['up', 'shop_job_success_age_seconds', 'shop_payment_circuit_open'];
const NAME = /\b(?:shop|nodejs|process|up)(?:_[a-z0-9_]+)?\b(?!["-])/g;

let site: FakeSite;
let shop: TestShop;
let families: Set<string>;
beforeAll(async () => {
  site = await createFakeSite();
  shop = await openShop({}, site.folders);
  const { text } = await shop.http().get('/metrics').expect(200);
  families = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
});
afterAll(async () => {
  await shop.close();
  await site.remove();
});

/** Names of metrics in an expression; parts of a histogram count as the histogram. */
function metricsIn(expression: string): string[] {
  const withoutStrings = expression.replaceAll(/"[^"]*"/g, '""');
  return [...withoutStrings.matchAll(NAME)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''));
}

const unknownIn = (expression: string): string[] =>
  metricsIn(expression).filter((name) => !families.has(name) && !NOT_AT_START.includes(name));

it('no metric has a label of Prometheus itself, which renames it, so that rules about it would match nothing', () => {
  const metrics = shop.app.get(MetricsRegistry).registry.getMetricsAsArray() as unknown as {
    name: string;
    labelNames: string[];
  }[];
  const labels = new Map(metrics.map(({ name, labelNames }) => [name, labelNames]));
  expect(labels.get('shop_job_success_age_seconds')).toEqual(['name']);
  for (const [name, names] of labels)
    expect([name, names.filter((label) => /^(?:job|instance)$/.test(label))]).toEqual([name, []]);
});

describe('the alert rules', () => {
  it('use metrics that the shop has', () => {
    expect(RULES.length).toBeGreaterThan(15);
    for (const { alert, expr } of RULES) expect([alert, unknownIn(expr)]).toEqual([alert, []]);
    expect(unknownIn('rate(shop_http_requests[5m])')).toEqual(['shop_http_requests']);
  });

  it('have a heading each in the runbook, and the runbook has no other', () => {
    const headings = [...read('docs/operations.md').matchAll(/^#+ (Shop[A-Z]\w+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(RULES.map(({ alert }) => alert));
    for (const { alert, annotations } of RULES) expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
  });

  it('have a test with values that fire them and one with values that do not', () => {
    const tests = (parse(read('deploy/prometheus/alerts_test.yml')) as { tests: { name: string }[] }).tests;
    expect(tests.map(({ name }) => name)).toEqual(RULES.flatMap(({ alert }) => [`${alert} fires`, `${alert} stays quiet`]));
  });
});

describe('the dashboard', () => {
  it('shows metrics that the shop has', () => {
    const dashboard = JSON.parse(read('deploy/grafana/shop.json')) as {
      panels: { title: string; targets?: { expr: string }[] }[];
    };
    const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect(expressions.length).toBeGreaterThan(15);
    for (const expr of expressions) expect([expr, unknownIn(expr)]).toEqual([expr, []]);
  });
});
