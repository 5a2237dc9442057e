import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Scripts {
  runNx: (args: string[], program: string) => { succeeded: boolean; output: string };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-nx-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a program in place of Nx: `attempt(number)` is its code. Returns the result and the arguments of each attempt. */
async function runProgram(attempt: string): Promise<{ succeeded: boolean; output: string; attempts: string[] }> {
  const script: string = join(__dirname, '../../scripts/nx.mjs');
  const { runNx } = (await import(script)) as Scripts;
  const log = join(folder, 'attempts.txt');
  const program = join(folder, 'program.cjs');
  await writeFile(
    program,
    `const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync(${JSON.stringify(log)}, process.argv.slice(2).join(' ') + '\\n');
    const number = readFileSync(${JSON.stringify(log)}, 'utf8').split('\\n').length - 1;
    ${attempt}`,
  );
  const result = runNx(['run-many', '-t', 'build'], program);
  return { ...result, attempts: (await readFile(log, 'utf8')).trim().split('\n') };
}

const first = 'run-many -t build';
const repeated = 'run-many -t build --parallel=1';

describe('a run of Nx', () => {
  it.each(['SIGSEGV', 'SIGABRT', 'SIGKILL'])('is repeated after a crash with %s', async (signal) => {
    const result = await runProgram(`if (number === 1) process.kill(process.pid, '${signal}'); else console.log('built');`);
    expect(result).toEqual({ succeeded: true, output: 'built\n', attempts: [first, repeated] });
  });

  it('is repeated when it failed without a word', async () => {
    const result = await runProgram(`if (number === 1) process.exit(1); console.log('built');`);
    expect(result).toEqual({ succeeded: true, output: 'built\n', attempts: [first, repeated] });
  });

  it('fails after three crashes', async () => {
    const result = await runProgram(`process.kill(process.pid, 'SIGSEGV');`);
    expect(result).toEqual({ succeeded: false, output: '', attempts: [first, repeated, repeated] });
  });

  it('fails at once when a task failed', async () => {
    const result = await runProgram(`console.error('error TS2322'); process.exit(1);`);
    expect(result).toEqual({ succeeded: false, output: 'error TS2322\n', attempts: [first] });
  });
});
