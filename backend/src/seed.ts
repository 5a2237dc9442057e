import 'reflect-metadata';
import { loadConfig } from './config.js';
import { withLocalParts } from './local-parts.js';
import { prepareShop } from './starter/prepare-shop.js';

// `npm run db:seed`: migrations and, in an empty shop, the demo products.
await withLocalParts(loadConfig({ ...process.env, DEMO_SHOP: 'on' }), prepareShop);
