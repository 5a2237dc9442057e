import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { childEnvironment, loadProcessConfig } from './config.js';
import { startDevServices } from './dev-services.js';
import { MEMORY_SETTINGS } from './launcher/memory-limits.js';
import { assertPortFree } from './launcher/port-check.js';
import { prepareShop } from './launcher/prepare-shop.js';
import { SupervisedProcess } from './launcher/supervised-process.js';
import { welcome } from './launcher/welcome.js';
import { startProblem } from './start-process.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
/** The embedded database shares its machine with the shop, and with whatever else runs there. */
const EMBEDDED_CONNECT_SECONDS = '10';

/** `npm start`: runs the database, the migrations, the demo shop, the API and a worker until Ctrl-C. */
async function run(): Promise<void> {
  const settings = loadProcessConfig();
  await assertPortFree(settings.PORT, settings.HOST);
  const services = await startDevServices(settings);
  const isEmbedded = settings.DATABASE_URL === undefined;
  const connectTimeout: Record<string, string> = isEmbedded ? { DATABASE_CONNECT_SECONDS: EMBEDDED_CONNECT_SECONDS } : {};
  const env = childEnvironment(
    { LOG_LEVEL: 'warn', ...connectTimeout, ...MEMORY_SETTINGS },
    { DATABASE_URL: services.config.DATABASE_URL },
  );
  const api = new SupervisedProcess({ name: 'API', script: script('./main.js'), env, onCrash: print });
  const worker = new SupervisedProcess({ name: 'Worker', script: script('./worker.js'), env, onCrash: print });
  let stopping: Promise<void> | undefined;
  const stop = (exitCode: number): Promise<void> =>
    (stopping ??= Promise.all([api.stop(), worker.stop()])
      .then(() => services.stop())
      .then(() => process.exit(exitCode)));
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGHUP', () => void stop(0));

  try {
    const prepared = await prepareShop(services.config);
    // Orders can be placed without a worker: mails and image jobs wait in the queue.
    worker.start().catch(() => undefined);
    await api.start();
    print(welcome(services.config, prepared));
  } catch (error) {
    print(`The shop could not start: ${startProblem(error, isEmbedded)}`);
    await stop(1);
  }
}

run().catch((error: unknown) => {
  print(`The shop could not start: ${startProblem(error)}`);
  process.exit(1);
});
