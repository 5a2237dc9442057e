// `npm run test:e2e [-- playwright arguments]`: the browser journeys alone.
import { buildStale } from './build-stale.mjs';
import { findChromium } from './find-chromium.mjs';
import { runJourneys } from './run-suites.mjs';

await buildStale();
const { passed, failed } = await runJourneys(await findChromium(), process.argv.slice(2));
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
