// Sends the requests of one operation and counts what the processes spend on it.
import autocannon from 'autocannon';
import { cpuMs } from './processes.mjs';

const SETTLED_CPU_SHARE = 0.05;
const SETTLE_INTERVAL_MS = 250;
const MAX_SETTLE_MS = 60_000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the processes are idle, so that the background work of an operation counts for that operation only. */
async function settle(pids) {
  const end = performance.now() + MAX_SETTLE_MS;
  let before = cpuMs(pids);
  while (performance.now() < end) {
    await pause(SETTLE_INTERVAL_MS);
    const now = cpuMs(pids);
    if (now - before <= SETTLED_CPU_SHARE * SETTLE_INTERVAL_MS) return;
    before = now;
  }
}

/** The requests of an operation for autocannon. A step is a function of a context that lives for one pass over the steps. */
function toRequests(steps, { isExpected, onDone }) {
  return steps.map((step, index) => ({
    setupRequest(request, context) {
      if (index === 0) Object.assign(context, { startedAt: performance.now(), failed: false, cart: undefined });
      const { method = 'GET', path, headers = {}, body } = step(context);
      const type = body && { 'content-type': 'application/json' };
      return { ...request, method, path, headers: { ...type, ...headers }, body: body && JSON.stringify(body) };
    },
    onResponse(status, body, context) {
      const isLast = index === steps.length - 1;
      if (status < 200 || status > 299 || (isLast && isExpected && !isExpected(body))) {
        context.failed = true;
        context.failure = `${status} ${body.slice(0, 200)}`;
      }
      if (isLast) onDone(context.failed ? context.failure : undefined, performance.now() - context.startedAt);
    },
  }));
}

/**
 * Runs `passes` passes over the steps on each connection and waits for every answer. Throws when one is wrong. CPU times are ms
 * per pass; `settles` adds the background work that follows.
 */
export async function drive({ origin, steps, isExpected, settles = false, connections, passes, pids, databasePids }) {
  const total = connections * passes;
  const latencies = [];
  const failures = [];
  const all = [...pids, ...databasePids];
  const before = { server: cpuMs(pids), database: cpuMs(databasePids) };
  const start = performance.now();
  let wallMs = 0;
  const onDone = (failure, latency) => {
    if (failure) failures.push(failure);
    else latencies.push(latency);
    // autocannon itself ends on a whole second.
    if (latencies.length + failures.length === total) wallMs = performance.now() - start;
  };
  const requests = toRequests(steps, { isExpected, onDone });
  await autocannon({ url: origin, connections, amount: total * steps.length, requests, timeout: 120 });
  if (failures.length > 0 || latencies.length < total)
    throw new Error(`${total - latencies.length} of ${total} operations failed: ${failures[0] ?? 'no answer'}`);
  if (settles) await settle(all);
  latencies.sort((a, b) => a - b);
  return {
    perSecond: (total * 1_000) / wallMs,
    p99Ms: latencies[Math.ceil(latencies.length * 0.99) - 1],
    serverCpuMs: (cpuMs(pids) - before.server) / total,
    databaseCpuMs: (cpuMs(databasePids) - before.database) / total,
  };
}
