import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { loadConfig } from './config.js';
import { prepareShop } from './launcher/prepare-shop.js';
import { startDevServices } from './dev-services.js';
import { assertPortFree } from './launcher/port-check.js';
import { SupervisedProcess } from './launcher/supervised-process.js';
import { welcome } from './launcher/welcome.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** `npm start`: the database, the migrations, the demo shop, the API and the workers, until Ctrl-C. */
async function run(): Promise<void> {
  const asked = loadConfig(process.env);
  await assertPortFree(asked.PORT, asked.HOST);
  const parts = await startDevServices(asked);
  const env = { ...process.env, DATABASE_URL: parts.config.DATABASE_URL, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' };
  const api = new SupervisedProcess({ name: 'API', script: script('./main.js'), env, onCrash: say });
  const worker = new SupervisedProcess({ name: 'Worker', script: script('./worker.js'), env, onCrash: say });
  let leaving: Promise<void> | undefined;
  const leave = (code: number): Promise<void> =>
    (leaving ??= Promise.all([api.stop(), worker.stop()])
      .then(() => parts.stop())
      .then(() => process.exit(code)));
  process.on('SIGINT', () => void leave(0));
  process.on('SIGTERM', () => void leave(0));
  process.on('SIGHUP', () => void leave(0));

  try {
    const prepared = await prepareShop(parts.config);
    // Without a worker the shop still sells: mails and pictures wait in the queue until it is back.
    worker.start().catch(() => undefined);
    await api.start();
    say(welcome(parts.config, prepared));
  } catch (error) {
    say(`The shop could not start: ${error instanceof Error ? error.message : String(error)}`);
    await leave(1);
  }
}

run().catch((error: unknown) => {
  say(`The shop could not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
