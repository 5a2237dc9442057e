// `npm run chaos:media` kills the worker repeatedly while it renders and compares every image with that of an undisturbed worker.
// `KILLS=200 npm run chaos:media` for a long run.
import { fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { buildStale } from '../scripts/build-stale.mjs';
import { openTestShop, startShopCluster } from '../scripts/test-shop.mjs';
import { sendFile, signIn } from './shop-uploads.mjs';

const KILLS = Number(process.env.KILLS ?? 20);
/** Later, the worker has often finished its image. */
const MAX_DELAY_MS = 1_200;
const WIDTHS = [320, 640, 960, 1440];
const TYPES = ['image/avif', 'image/webp', 'image/jpeg'];
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function startWorker(settings) {
  return new Promise((resolve, reject) => {
    const worker = fork(fileURLToPath(new URL('../dist/worker.js', import.meta.url)), {
      env: settings,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    worker.once('message', () => resolve(worker));
    worker.once('exit', (code) => reject(new Error(`the worker exited with ${code}`)));
  });
}

function stop(worker, signal) {
  return new Promise((resolve) => {
    worker.removeAllListeners('exit').once('exit', resolve);
    worker.kill(signal);
  });
}

const photo = (n) =>
  sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: { r: (n * 37) % 256, g: 90, b: 120 } } })
    .composite([
      { input: Buffer.from([n % 256, 10, 200]), raw: { width: 1, height: 1, channels: 3 }, tile: true, blend: 'exclusion' },
    ])
    .jpeg({ quality: 90 })
    .toBuffer();

async function sizesOf(origin, name) {
  const requests = [...WIDTHS.flatMap((w) => TYPES.map((accept) => [w, accept])), ['share', '*/*']];
  const answers = requests.map(async ([w, accept]) => {
    const answer = await fetch(`${origin}/api/images/${name}?w=${w}`, { headers: { accept } });
    return Buffer.from(await answer.arrayBuffer()).toString('base64');
  });
  return (await Promise.all(answers)).join();
}

/** Waits until no file is being rendered; returns the failed ones. */
async function waitUntilRendered(origin, admin) {
  for (;;) {
    const files = await (await fetch(`${origin}/api/admin/files`, { headers: admin })).json();
    if (files.every(({ status }) => status !== 'processing')) return files;
    await pause(250);
  }
}

await buildStale({ only: '@shop/backend' });
const cluster = await startShopCluster();
const shop = await openTestShop({ ...cluster, kind: 'empty' });
const settings = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'fatal', DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir };
try {
  const admin = await signIn(shop.origin);
  const images = [];
  let unfinishedKills = 0;
  for (let kill = 1; kill <= KILLS; kill++) {
    const bytes = await photo(kill);
    images.push({ bytes, ...(await sendFile(shop.origin, admin, bytes)) });
    const worker = await startWorker(settings);
    await pause(randomInt(MAX_DELAY_MS));
    const unfinished = await (await fetch(`${shop.origin}/api/admin/files`, { headers: admin })).json();
    if (unfinished.some(({ status }) => status === 'processing')) unfinishedKills++;
    await stop(worker, 'SIGKILL');
  }
  const last = await startWorker(settings);
  const start = performance.now();
  const failed = await waitUntilRendered(shop.origin, admin);
  const recoverySeconds = (performance.now() - start) / 1_000;
  const undisturbed = await Promise.all(images.map(({ bytes }) => sendFile(shop.origin, admin, bytes)));
  await waitUntilRendered(shop.origin, admin);
  let different = 0;
  for (const [n, { name }] of images.entries()) {
    if ((await sizesOf(shop.origin, name)) !== (await sizesOf(shop.origin, undisturbed[n].name))) different++;
  }
  await stop(last, 'SIGTERM');
  console.log(
    `${KILLS} kills, ${unfinishedKills} with unfinished images; all images rendered ${recoverySeconds.toFixed(0)} s after the last kill`,
  );
  console.log(`${images.length} images: ${failed.length} failed, ${different} differ from those of an undisturbed worker`);
  process.exitCode = failed.length + different === 0 ? 0 : 1;
} finally {
  await shop.stop();
  await cluster.stop();
}
