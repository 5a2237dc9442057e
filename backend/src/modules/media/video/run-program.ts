import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

export interface ProgramResult {
  /** 0 when it went well; null when it was killed. */
  exitCode: number | null;
  /** The last of what it said, for reading facts and for the log. */
  stderr: string;
}

const MAX_STDERR_CHARACTERS = 20_000;

/** Runs a program without a shell, with low priority and a hard time limit in ms. It gets no settings and no input. */
export function runProgram(program: string, words: readonly string[], limitMs: number): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {},
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-MAX_STDERR_CHARACTERS)));
    child.once('error', reject);
    child.once('close', (code) => resolve({ exitCode: code, stderr: said }));
    if (child.pid === undefined) return;
    try {
      setPriority(child.pid, 10);
    } catch {
      // It has ended already.
    }
  });
}
