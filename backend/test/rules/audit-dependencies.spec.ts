import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Outcome {
  code: number | null;
  output: string;
}

const ADVISORY = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-test-test-test',
  title: 'Remote code execution',
  severity: 'critical',
  vulnerable_versions: '<=99.0.0',
  cwe: [],
  cvss: { score: 9.8, vectorString: null },
};

let registry: Server;
let answer: { status: number; body: object };
beforeAll(async () => {
  registry = createServer((request, response) => {
    request.resume();
    const { status, body } = request.url?.includes('/advisories/bulk') ? answer : { status: 404, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
});
afterAll(() => registry.close());

async function audit(): Promise<Outcome> {
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/` };
  const child = spawn(process.execPath, ['scripts/audit-dependencies.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

describe('the audit of dependencies (threat 105)', () => {
  it('fails on an advisory that nobody has answered', async () => {
    answer = { status: 200, body: { fastify: [ADVISORY] } };
    const { code, output } = await audit();
    expect(output).toContain('fastify <=99.0.0: critical, Remote code execution (GHSA-test-test-test)');
    expect(code).toBe(1);
  });

  it('passes without an advisory', async () => {
    answer = { status: 200, body: {} };
    expect(await audit()).toEqual({ code: 0, output: 'No unanswered vulnerability is known.\n' });
  });

  it('passes and says so when the registry does not answer', async () => {
    answer = { status: 405, body: {} };
    const { code, output } = await audit();
    expect(output).toContain('known vulnerabilities were not checked');
    expect(code).toBe(0);
  });
});
