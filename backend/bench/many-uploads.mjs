// `npm run bench:uploads`: how much longer other requests take while 100 hostile files are uploaded at once (threat row G11).
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from '../scripts/build-stale.mjs';
import { openTestShop, startShopCluster } from '../scripts/test-shop.mjs';
import { HOSTILE_FILES } from '../test/support/files/hostile-files.ts';
import { sendFile, signIn } from './shop-uploads.mjs';

const UPLOADS = 100;
const CALM_MS = 5_000;

/** Asks for a page of the shop again and again until `running` says no; the times in ms, sorted. */
async function probe(origin, running) {
  const times = [];
  while (running()) {
    const start = performance.now();
    const answer = await fetch(`${origin}/api/products`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`a shopper got ${answer.status}`);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b);
}

const part = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
const inWords = (times) =>
  `${times.length} requests, median ${part(times, 0.5).toFixed(1)} ms, p95 ${part(times, 0.95).toFixed(1)} ms, longest ${times.at(-1).toFixed(1)} ms`;

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
  const end = performance.now() + CALM_MS;
  const calm = await probe(shop.origin, () => performance.now() < end);

  let running = true;
  const start = performance.now();
  const sent = Promise.all(
    Array.from({ length: UPLOADS }, (_, n) => files[n % files.length]).map(async (file) => ({
      file,
      ...(await sendFile(shop.origin, admin, file.bytes, file.claimed ?? 'image/png')),
    })),
  ).finally(() => (running = false));
  const meanwhile = await probe(shop.origin, () => running);
  const answers = await sent;
  const took = performance.now() - start;

  const wrong = answers.filter(({ file, status }) => !file.status.includes(status));
  const left = await readdir(join(shop.dataDir, 'media', 'scratch')).catch(() => []);
  console.log(`calm:      ${inWords(calm)}`);
  console.log(`meanwhile: ${inWords(meanwhile)}`);
  console.log(
    `${UPLOADS} uploads in ${(took / 1_000).toFixed(1)} s, ${wrong.length} answered wrongly, ${left.length} files left over`,
  );
  console.log(`p95 ratio ${(part(meanwhile, 0.95) / part(calm, 0.95)).toFixed(2)} (G11 wants p95 below 300 ms)`);
  process.exitCode = wrong.length + left.length === 0 ? 0 : 1;
} finally {
  await shop.stop();
  await cluster.stop();
}
