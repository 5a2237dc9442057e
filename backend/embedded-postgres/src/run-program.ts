import { spawn } from 'node:child_process';
import { parse } from 'node:path';

/** The system user a program is run as; `undefined` elsewhere means "as ourselves". */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/**
 * What every Postgres program sees of the environment: nothing of ours. A stray PGDATA, PGPORT, LD_LIBRARY_PATH or
 * LC_MESSAGES would change what it does, or the language of the log lines we have to recognise.
 */
export const CLEAN_ENVIRONMENT: Readonly<Record<string, string>> = { LC_ALL: 'C', TZ: 'UTC' };

/** Spawn options that drop to `account` and start in the root folder, which every account may enter. */
export function spawnAs(program: string, account: Account | undefined) {
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  return { ...identity, cwd: parse(program).root, windowsHide: true };
}

interface Outcome {
  code: number | null;
  output: string;
}

const OUTPUT_GRACE_MS = 500;

/**
 * Runs one of the package's programs to its end and returns what it said. Waits for `exit`, then only briefly for the
 * rest of the output: `close` never comes when a child of the program has inherited the pipes.
 * Rejects when the program cannot be started at all (missing, not executable, account not available).
 */
export function runProgram(program: string, args: string[], account?: Account): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...spawnAs(program, account),
      env: CLEAN_ENVIRONMENT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('exit', (code) => {
      const finish = () => resolve({ code, output: output.trim() });
      const grace = setTimeout(finish, OUTPUT_GRACE_MS);
      child.once('close', () => {
        clearTimeout(grace);
        finish();
      });
    });
  });
}
