// Writes the tables of docs/settings.md from the comments of backend/src/config/settings.ts and from the built contract:
// npm run docs:settings
import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './settings-document.mjs';

const DOCUMENT = new URL('../../docs/settings.md', import.meta.url);
writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, 'utf8')));
