import 'reflect-metadata';
import type { SiteFolders } from '#src/web/serve-site.js';
import { startApi } from '#src/start-api.js';
import { startProcess } from '#src/start-process.js';

/** The API process of a release whose front ends are in other folders. */
await startProcess(() => startApi(JSON.parse(process.env['SITE_FOLDERS'] ?? '{}') as SiteFolders));
