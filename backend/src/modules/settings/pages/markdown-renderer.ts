import { fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { TurnQueue } from '#platform/turn-queue.js';
import { textTooComplicated, tooManyPreviews } from '../settings.errors.js';

/** A .js file in the build, a .ts file in tests. */
const CHILD = fileURLToPath(new URL(`./markdown-child${extname(import.meta.url)}`, import.meta.url));
const RENDER_TIMEOUT_MS = 10_000;
const MAX_CHILD_MEMORY_MB = 256;

/**
 * Renders in a child process, because a parser of Markdown cannot be cancelled: a text of 20,000 nested quotes takes seconds,
 * in which the API would answer nobody. Two processes at a time, and for each admin one.
 */
@Injectable()
export class MarkdownRenderer {
  private readonly queue = new TurnQueue({ running: 2, waiting: 20, refuse: tooManyPreviews });

  /** Throws 400 for a text that takes too long or too much memory, and 429 when too many wait. */
  async render(adminId: string, markdown: string): Promise<string> {
    return markdown.trim() === '' ? '' : this.queue.run(() => this.renderInChild(markdown), adminId);
  }

  private async renderInChild(markdown: string): Promise<string> {
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
