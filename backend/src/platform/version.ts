import { createRequire } from 'node:module';

/** The version of the release, from the package.json of the repository; /api/health and the metrics tell it. */
export const { version: VERSION } = createRequire(import.meta.url)('../../../package.json') as { version: string };
