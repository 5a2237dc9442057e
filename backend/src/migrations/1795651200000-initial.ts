import type { MigrationInterface, QueryRunner } from 'typeorm';
import { auth } from './initial/auth.js';
import { cart } from './initial/cart.js';
import { catalog } from './initial/catalog.js';
import { checkout } from './initial/checkout.js';
import { contact } from './initial/contact.js';
import { customers } from './initial/customers.js';
import { invoices } from './initial/invoices.js';
import { mail } from './initial/mail.js';
import { media } from './initial/media.js';
import { adoptOlderDatabase } from './initial/older-database.js';
import { operations } from './initial/operations.js';
import { orderTriggers } from './initial/order-triggers.js';
import { orders } from './initial/orders.js';
import { payments } from './initial/payments.js';
import { platform } from './initial/platform.js';
import { portfolio } from './initial/portfolio.js';
import { productImport } from './initial/product-import.js';
import { productSearch } from './initial/product-search.js';
import { productStock } from './initial/product-stock.js';
import { settings } from './initial/settings.js';

/** By module; a table follows the tables that it references. */
const SCHEMA = [
  platform,
  settings,
  auth,
  media,
  catalog,
  productStock,
  productSearch,
  productImport,
  cart,
  orders,
  orderTriggers,
  checkout,
  payments,
  invoices,
  contact,
  customers,
  portfolio,
  mail,
  operations,
];

/** The schema of 1.0.0, new or made of the one before it. */
export class Initial1795651200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await adoptOlderDatabase(runner)) return;
    for (const statements of SCHEMA) await runner.query(statements);
  }

  down(): Promise<void> {
    throw new Error('Nothing precedes the initial schema: create an empty database instead');
  }
}
