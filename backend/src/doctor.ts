import 'reflect-metadata';
import { loadProcessConfig } from './config.js';
import { examine, reportOf } from './doctor/examine.js';

const USAGE = 'Usage: npm run doctor [-- https://shop.example.org]\n';

/** `npm run doctor`: checks the settings of this environment and the shop that runs at PUBLIC_ORIGIN. */
async function run(): Promise<number> {
  const [address, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || (address !== undefined && !URL.canParse(address))) {
    process.stderr.write(USAGE);
    return 2;
  }
  try {
    const config = loadProcessConfig();
    const origin = new URL(address ?? config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`).origin;
    const { text, exitCode } = reportOf(await examine(config, origin));
    process.stdout.write(text);
    return exitCode;
  } catch (error) {
    process.stderr.write(`PROBLEM  settings       ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

process.exitCode = await run();
