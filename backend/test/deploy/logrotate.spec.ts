import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string): string => readFileSync(join(__dirname, '../../..', file), 'utf8');
const ROTATED = (/^(\/.+) \{$/m.exec(read('deploy/logrotate/shop'))?.[1] ?? '').split(' ');
const WRITTEN = [...read('deploy/nginx/shop.conf').matchAll(/^ *(?:access|error)_log (\S+) /gm)].map(([, path = '']) => path);
/** `/var/log/nginx/*.log`: Debian's /etc/logrotate.d/nginx. A file of two rules makes logrotate refuse the second and end with 1. */
const OF_DEBIAN = /^\/var\/log\/nginx\/[^/]*\.log$/;

it('the logs of nginx are rotated by the rule of the shop, and by no other', () => {
  expect(WRITTEN).toHaveLength(2);
  expect(ROTATED.toSorted()).toEqual(WRITTEN.toSorted());
  expect(ROTATED.filter((path) => OF_DEBIAN.test(path))).toEqual([]);
});

it('their folder is made before nginx reads its file', () => {
  const steps = read('docs/operations.md');
  for (const path of WRITTEN) {
    const made = steps.indexOf(`install -d -g adm ${path.slice(0, path.lastIndexOf('/'))}\n`);
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(steps.indexOf('nginx -t'));
  }
});
