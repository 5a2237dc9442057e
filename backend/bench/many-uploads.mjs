// `npm run bench:uploads` measures how much slower other requests are while 100 hostile files are uploaded at once (threat row G11).
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from '../scripts/build-stale.mjs';
import { openTestShop, startShopCluster } from '../scripts/test-shop.mjs';
import { HOSTILE_FILES } from '../test/support/files/hostile-files.ts';
import { sendFile, signIn } from './shop-uploads.mjs';

const UPLOADS = 100;
const IDLE_PHASE_MS = 5_000;

/** Requests the product list until `isRunning` returns false; returns the sorted response times in ms. */
async function probe(origin, isRunning) {
  const times = [];
  while (isRunning()) {
    const start = performance.now();
    const response = await fetch(`${origin}/api/products`);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`the product list answered ${response.status}`);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b);
}

const percentile = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
const summary = (times) =>
  `${times.length} requests, median ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, longest ${times.at(-1).toFixed(1)} ms`;

await buildStale({ only: '@shop/backend' });
const cluster = await startShopCluster();
const shop = await openTestShop({
  ...cluster,
  kind: 'demo',
  env: { DATA_DIR: join(cluster.folder, 'uploads'), LOG_LEVEL: 'fatal' },
});
try {
  const admin = await signIn(shop.origin);
  const files = await Promise.all(HOSTILE_FILES.map(async (file) => ({ ...file, bytes: await file.bytes() })));
  await sendFile(shop.origin, admin, files[0].bytes);
  const end = performance.now() + IDLE_PHASE_MS;
  const idle = await probe(shop.origin, () => performance.now() < end);

  let running = true;
  const start = performance.now();
  const sent = Promise.all(
    Array.from({ length: UPLOADS }, (_, n) => files[n % files.length]).map(async (file) => ({
      file,
      ...(await sendFile(shop.origin, admin, file.bytes, file.claimed ?? 'image/png')),
    })),
  ).finally(() => (running = false));
  const loaded = await probe(shop.origin, () => running);
  const answers = await sent;
  const durationMs = performance.now() - start;

  const wrong = answers.filter(({ file, status }) => !file.status.includes(status));
  const leftovers = await readdir(join(shop.dataDir, 'media', 'scratch')).catch(() => []);
  console.log(`idle:      ${summary(idle)}`);
  console.log(`uploading: ${summary(loaded)}`);
  console.log(
    `${UPLOADS} uploads in ${(durationMs / 1_000).toFixed(1)} s, ${wrong.length} with a wrong status, ${leftovers.length} temporary files left`,
  );
  console.log(`p95 ratio ${(percentile(loaded, 0.95) / percentile(idle, 0.95)).toFixed(2)} (G11: p95 must be below 300 ms)`);
  process.exitCode = wrong.length + leftovers.length === 0 ? 0 : 1;
} finally {
  await shop.stop();
  await cluster.stop();
}
