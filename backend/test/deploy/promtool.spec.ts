import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const FOLDER = join(__dirname, '../../../deploy/prometheus');

describe('the rules of Prometheus, with its own tool', () => {
  it('fire for the values of alerts_test.yml, and stay quiet for the others', async () => {
    const { stdout } = await run('promtool', ['test', 'rules', 'alerts_test.yml'], { cwd: FOLDER });
    expect(stdout).toContain('SUCCESS');
  });

  it('are in a configuration that Prometheus accepts', async () => {
    // The token is a file of the machine that runs Prometheus.
    const { stdout } = await run('promtool', ['check', 'config', '--syntax-only', 'prometheus.yml'], { cwd: FOLDER });
    expect(stdout).toContain('SUCCESS');
  });
});
