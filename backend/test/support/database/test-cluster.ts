import type { RunningPostgres } from '@shop/embedded-postgres';

export const TEMPLATE = 'shop_template';
export const TEST_CLUSTER = Symbol.for('shop-test-cluster');

export interface TestCluster {
  folder: string;
  postgres: RunningPostgres;
}
