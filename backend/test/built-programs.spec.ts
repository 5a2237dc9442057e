import { join } from 'node:path';
import { startProcess } from './support/children/child-process.js';
import { openShop, type TestShop } from './support/shop.js';

const PRINT_PACKAGES = join(__dirname, 'support/children/print-loaded-packages.cjs');
/** Their native parts cannot be bundled. */
const NATIVE = /^(@node-rs\/argon2|@?msgpackr-extract)/;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it.each(['main', 'worker'])(
  'the built program %s has every package in its bundle, and loads none a second time',
  async (program) => {
    const settings = { NODE_OPTIONS: `--require ${PRINT_PACKAGES}`, PORT: '0', WORKER_PORT: '0', HOST: '127.0.0.1' };
    const built = await startProcess(`dist/${program}.js`, shop.config, settings);
    built.child.kill('SIGTERM');
    await built.ended;
    const line = built
      .output()
      .split('\n')
      .find((text) => text.startsWith('{"packages"'));
    const { packages } = JSON.parse(line ?? '{"packages":["no list"]}') as { packages: string[] };
    expect(packages.filter((name) => !NATIVE.test(name))).toEqual([]);
  },
);
