import { fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { textTooComplicated } from '../settings.errors.js';

/** A .js file in the build, a .ts file in tests. */
const CHILD = fileURLToPath(new URL(`./markdown-child${extname(import.meta.url)}`, import.meta.url));
const RENDER_TIMEOUT_MS = 10_000;
const MAX_CHILD_MEMORY_MB = 256;

/**
 * Renders in a child process, because a parser of Markdown cannot be cancelled: a text of 20,000 nested quotes takes seconds,
 * in which the API would answer nobody.
 */
@Injectable()
export class MarkdownRenderer {
  /** Throws 400 for a text that takes too long or too much memory. */
  async render(markdown: string): Promise<string> {
    if (markdown.trim() === '') return '';
    const child = fork(CHILD, {
      // No secrets.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [...process.execArgv, `--max-old-space-size=${MAX_CHILD_MEMORY_MB}`],
    });
    let timeout: NodeJS.Timeout | undefined;
    try {
      return await new Promise<string>((resolve, reject) => {
        timeout = setTimeout(() => reject(textTooComplicated()), RENDER_TIMEOUT_MS);
        child.once('message', (html: string) => resolve(html));
        child.once('error', reject);
        child.once('exit', () => reject(textTooComplicated()));
        child.send(markdown);
      });
    } finally {
      clearTimeout(timeout);
      child.kill('SIGKILL');
    }
  }
}
