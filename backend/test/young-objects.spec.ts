import { execFileSync } from 'node:child_process';
import { programOf } from './support/children/child-process.js';

/** Measured in a process of its own: inside Jest, V8 does not show the effect. */
function oldBytesPerObject(): number {
  const { path, execArgv } = programOf('test/support/children/objects-after-long-lived-ones.ts');
  return Number(execFileSync(process.execPath, [...execArgv, path], { cwd: new URL('../', import.meta.url), encoding: 'utf8' }));
}

describe('the objects of a process', () => {
  it('are made as young objects, also where earlier ones lived long', () => {
    expect(oldBytesPerObject()).toBeLessThan(10);
  });
});
