import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The version of the release, from the package.json of the repository; /api/health and the metrics tell it. */
export const { version: VERSION } = createRequire(import.meta.url)('../../../package.json') as { version: string };

/** The commit of the release, which deploy/update.sh and the image write down; undefined in a checkout. */
export const COMMIT = commitOf(new URL('../../../COMMIT', import.meta.url));

export function commitOf(file: URL): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
