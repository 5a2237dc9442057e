import { Agent, request } from 'node:http';
import { givenProduct } from '#test/support/builders/catalog.js';
import { startProcess, type TestProcess } from '#test/support/children/child-process.js';
import { openShop, type TestShop } from '#test/support/shop.js';

const CLIENTS = 3;

interface Instance extends TestProcess {
  /** As a load balancer sees it. */
  healthy: boolean;
  agent: Agent;
}

let shop: TestShop;
let productId: string;
let instances: Instance[] = [];
beforeAll(async () => {
  shop = await openShop();
  productId = (await givenProduct(shop.db, { stockQuantity: 1_000_000 })).id;
});
afterAll(async () => {
  for (const { child } of instances) child.kill('SIGKILL');
  await Promise.all(instances.map(({ ended }) => ended));
  await shop.close();
});

async function startInstance(): Promise<void> {
  const settings = { PORT: '0', HOST: '127.0.0.1', SHUTDOWN_DELAY_SECONDS: '3' };
  const started = await startProcess('src/main.ts', shop.config, settings);
  instances.push({ ...started, healthy: true, agent: new Agent({ keepAlive: true }) });
}

function send({ port, agent }: Instance, path: string, body?: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = body ? { 'content-type': 'application/json' } : {};
    const sent = request({ port, host: '127.0.0.1', path, method: body ? 'POST' : 'GET', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}

/** Sends requests to the healthy instances, like a load balancer that never sends a request twice, until it is stopped. */
function startTraffic() {
  const failures: string[] = [];
  let answered = 0;
  const stopping = new AbortController();
  const failed = (error: unknown): number => (failures.push(String(error)), 0);
  const checkHealth = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      for (const instance of instances) instance.healthy = (await send(instance, '/api/health/ready').catch(() => 0)) === 200;
    }
  };
  const client = async (number: number): Promise<void> => {
    for (let turn = number; !stopping.signal.aborted; turn++) {
      const healthy = instances.filter((instance) => instance.healthy);
      const instance = healthy[turn % healthy.length];
      if (!instance) return void failures.push('no instance is healthy');
      const sessionId = `session-${number}-${turn}`;
      const status =
        turn % 2 === 0
          ? await send(instance, '/api/products').catch(failed)
          : await send(instance, '/api/cart', { sessionId, productId, quantity: 1 }).catch(failed);
      if (status >= 500) failures.push(`status ${status}`);
      answered++;
    }
  };
  const done = Promise.all([checkHealth(), ...Array.from({ length: CLIENTS }, (_, n) => client(n))]);
  const stop = async () => {
    stopping.abort();
    await done;
    return { failures, answered };
  };
  return { stop };
}

async function shutDownFirst(): Promise<void> {
  const [first] = instances;
  first?.child.kill('SIGTERM');
  expect(await first?.ended).toBe(0);
  instances = instances.slice(1);
}

it('loses no request when one of two instances shuts down (threat 91)', async () => {
  await Promise.all([startInstance(), startInstance()]);
  const traffic = startTraffic();
  const shutdown = shutDownFirst();
  const { failures, answered } = await shutdown.then(traffic.stop, traffic.stop);
  await shutdown;
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(50);
}, 180_000);
