// `npm run build`: builds what changed. A start or another build beside it waits, so that nobody runs from half a build.
import { buildStale } from './build-stale.mjs';

await buildStale();
