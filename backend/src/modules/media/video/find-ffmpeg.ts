import { spawn } from 'node:child_process';

/** The given program, or ffmpeg on PATH; undefined when it does not run. */
export function findFfmpeg(configured: string | undefined): Promise<string | undefined> {
  const program = configured ?? 'ffmpeg';
  return new Promise((resolve) => {
    const child = spawn(program, ['-version'], { stdio: 'ignore', timeout: 10_000 });
    child.once('error', () => resolve(undefined));
    child.once('exit', (code) => resolve(code === 0 ? program : undefined));
  });
}
