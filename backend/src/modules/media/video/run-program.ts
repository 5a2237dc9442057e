import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

interface ProgramResult {
  /** Null when the program was killed. */
  exitCode: number | null;
  /** Its end, at most `MAX_STDERR_CHARACTERS`. */
  stderr: string;
}

const MAX_STDERR_CHARACTERS = 20_000;

/** Runs a program without a shell, environment or input, with low priority; it is killed after `timeoutMs`. */
export function runProgram(program: string, args: readonly string[], timeoutMs: number): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {},
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-MAX_STDERR_CHARACTERS)));
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, stderr }));
    if (child.pid === undefined) return;
    try {
      setPriority(child.pid, 10);
    } catch {
      // The program has already exited.
    }
  });
}
