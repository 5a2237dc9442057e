import 'reflect-metadata';
import { loadProcessConfig } from './config.js';
import { withDevServices } from './dev-services.js';
import { prepareShop } from './launcher/prepare-shop.js';
import { startProcess } from './start-process.js';

// `npm run db:seed`: runs the migrations and seeds an empty database with the demo shop.
await startProcess(async () => {
  await withDevServices(loadProcessConfig({ DEMO_SHOP: 'on' }), prepareShop);
});
