import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { TEMPLATE } from './test-cluster.js';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

async function executeAsSuperuser(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env['SHOP_TEST_POSTGRES'] });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a migrated database for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  // Copying the files costs a third of writing the whole template to the write-ahead log, which is the default.
  await executeAsSuperuser(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const url = new URL(process.env['SHOP_TEST_POSTGRES'] ?? '');
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => executeAsSuperuser(`drop database ${name} with (force)`) };
}
