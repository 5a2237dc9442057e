import { spawn } from 'node:child_process';
import { parse } from 'node:path';

/** The system user that runs a program; undefined for the user of this process. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/**
 * The environment of all Postgres programs. An inherited PGDATA, PGPORT, LD_LIBRARY_PATH or LC_MESSAGES would change their
 * behaviour or the language of log messages that this package matches.
 */
export const CLEAN_ENVIRONMENT: Readonly<Record<string, string>> = { LC_ALL: 'C', TZ: 'UTC' };

/** Spawn options that switch to `account` and to the root folder, which every account may enter. */
export function spawnAs(program: string, account: Account | undefined) {
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  return { ...identity, cwd: parse(program).root, windowsHide: true };
}

interface Outcome {
  code: number | null;
  output: string;
}

const OUTPUT_TIMEOUT_MS = 500;

/**
 * Runs one of the package's programs and returns its output. After `exit` it waits only OUTPUT_TIMEOUT_MS for the rest of
 * the output, because `close` never comes when a child of the program inherited the pipes. Rejects when the program
 * cannot be started (missing, not executable, account not available).
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
      const timeout = setTimeout(finish, OUTPUT_TIMEOUT_MS);
      child.once('close', () => {
        clearTimeout(timeout);
        finish();
      });
    });
  });
}
