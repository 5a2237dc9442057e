import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { imageTooSlow, storeFull, tooManyPixels, unreadable } from '../media.errors.js';
import type { ImageFault, ImageReply, ImageTaskName, ImageTasks } from './image-tasks.js';

/** A .js file in the build, a .ts file in tests. */
const CHILD = fileURLToPath(new URL(`./image-worker-child${extname(import.meta.url)}`, import.meta.url));
const IDLE_TIMEOUT_MS = 30_000;
/** The process is killed at the limit, because sharp cannot be cancelled. */
const TASK_TIMEOUT_MS: Record<ImageTaskName, number> = { sanitize: 20_000, render: 120_000 };

function errorOf(fault: ImageFault): Error {
  if (fault.reason === 'pixels') return tooManyPixels(fault.pixels, fault.maxPixels);
  return fault.reason === 'timeout' ? imageTooSlow() : unreadable();
}

type Pending = { resolve: (reply: ImageReply) => void; reject: (error: Error) => void };

/**
 * Decodes images in a child process, one at a time, so that a hostile file can crash only that process. The child starts with
 * the first task and stops after 30 seconds without one.
 */
@Injectable()
export class ImageWorker implements OnApplicationShutdown {
  private child: ChildProcess | undefined;
  private pending: Pending | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private idleTimer: NodeJS.Timeout | undefined;
  private lastId = 0;

  /** Throws 422 when the image cannot be decoded and 507 when the disk is full; other errors are worth a retry. */
  run<Name extends ImageTaskName>(name: Name, request: ImageTasks[Name]['request']): Promise<ImageTasks[Name]['answer']> {
    const result = this.queue.then(() => this.runNow(name, request));
    this.queue = result.catch(() => undefined);
    return result;
  }

  onApplicationShutdown(): void {
    this.stop();
  }

  private async runNow<Name extends ImageTaskName>(
    name: Name,
    request: ImageTasks[Name]['request'],
  ): Promise<ImageTasks[Name]['answer']> {
    clearTimeout(this.idleTimer);
    const child = (this.child ??= this.start());
    child.ref();
    child.channel?.ref();
    let timeout: NodeJS.Timeout | undefined;
    try {
      const reply = await new Promise<ImageReply>((resolve, reject) => {
        this.pending = { resolve, reject };
        timeout = setTimeout(() => {
          resolve({ id: 0, fault: { reason: 'timeout' } });
          this.stop();
        }, TASK_TIMEOUT_MS[name]);
        child.send({ id: ++this.lastId, name, request });
      });
      if ('fault' in reply) throw errorOf(reply.fault);
      if ('failed' in reply) throw storeFull();
      return reply.answer as ImageTasks[Name]['answer'];
    } finally {
      clearTimeout(timeout);
      this.pending = undefined;
      this.markIdle();
    }
  }

  private start(): ChildProcess {
    const child = fork(CHILD, {
      env: { UV_THREADPOOL_SIZE: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: process.execArgv,
    });
    child.on('message', (reply: ImageReply) => this.pending?.resolve(reply));
    const onExit = (): void => {
      if (this.child === child) this.child = undefined;
      this.pending?.reject(new Error('The image worker exited'));
    };
    child.once('exit', onExit);
    child.once('error', onExit);
    return child;
  }

  /** An idle child must not keep a finished program running. */
  private markIdle(): void {
    this.child?.unref();
    this.child?.channel?.unref();
    this.idleTimer = setTimeout(() => this.stop(), IDLE_TIMEOUT_MS).unref();
  }

  private stop(): void {
    clearTimeout(this.idleTimer);
    const child = this.child;
    this.child = undefined;
    this.pending?.reject(new Error('The image worker was stopped'));
    child?.removeAllListeners();
    child?.on('error', () => undefined);
    child?.kill('SIGKILL');
  }
}
