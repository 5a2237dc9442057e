import 'reflect-metadata';
import { loadConfig } from './config.js';
import { withDevServices } from './dev-services.js';
import { prepareShop } from './launcher/prepare-shop.js';

// `npm run db:seed`: migrations and, in an empty shop, the demo products.
await withDevServices(loadConfig({ ...process.env, DEMO_SHOP: 'on' }), prepareShop);
