// `npm run cluster:local [-- options]`: builds changed packages and runs the shop as many processes on this machine.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build-stale.mjs';
import { findChromium } from './find-chromium.mjs';

const backendFile = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const options = process.argv.slice(2);

await buildStale();
const chromium = options.some((option) => option.startsWith('--journeys')) ? await findChromium() : '';
const program = ['--import', backendFile('test/support/typescript/register.mjs'), backendFile('test/cluster/main.ts')];
const env = { ...process.env, CHROMIUM_PATH: chromium };
const child = spawn(process.execPath, [...program, ...options], { env, stdio: 'inherit' });
// Ctrl-C reaches the child too, which stops the cluster.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
