import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { storeFull, unreadable } from '../media.errors.js';
import type { ImageReply, ImageTaskName, ImageTasks } from './image-tasks.js';

/** Beside this file: a .js file in the shop, a .ts file in its tests. */
const CHILD = fileURLToPath(new URL(`./image-worker-child${extname(import.meta.url)}`, import.meta.url));
const IDLE_MS = 30_000;
/** Hard limits: the process is killed, because the library cannot be asked to stop. */
const LIMIT_MS: Record<ImageTaskName, number> = { clean: 20_000, render: 120_000 };

type Pending = { resolve: (reply: ImageReply) => void; reject: (error: Error) => void };

/**
 * Decodes pictures in a process of its own, one at a time: a hostile file can at worst end that process. It starts
 * with the first task and ends when nothing has come for a while.
 */
@Injectable()
export class ImageWorker implements OnApplicationShutdown {
  private child: ChildProcess | undefined;
  private pending: Pending | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;
  private lastId = 0;

  /** The task's answer. 422 when the picture is at fault, 507 when the disk is full; other errors are worth a new try. */
  perform<Name extends ImageTaskName>(name: Name, request: ImageTasks[Name]['request']): Promise<ImageTasks[Name]['answer']> {
    const turn = this.queue.then(() => this.ask(name, request));
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  onApplicationShutdown(): void {
    this.end();
  }

  private async ask<Name extends ImageTaskName>(
    name: Name,
    request: ImageTasks[Name]['request'],
  ): Promise<ImageTasks[Name]['answer']> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    child.ref();
    child.channel?.ref();
    let limit: NodeJS.Timeout | undefined;
    try {
      const reply = await new Promise<ImageReply>((resolve, reject) => {
        this.pending = { resolve, reject };
        limit = setTimeout(() => {
          resolve({ id: 0, refused: 'it took too long' });
          this.end();
        }, LIMIT_MS[name]);
        child.send({ id: ++this.lastId, name, request });
      });
      if ('refused' in reply) throw unreadable();
      if ('failed' in reply) throw storeFull();
      return reply.answer as ImageTasks[Name]['answer'];
    } finally {
      clearTimeout(limit);
      this.pending = undefined;
      this.rest();
    }
  }

  private start(): ChildProcess {
    const child = fork(CHILD, {
      env: { UV_THREADPOOL_SIZE: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: process.execArgv,
    });
    child.on('message', (reply: ImageReply) => this.pending?.resolve(reply));
    const gone = (): void => {
      if (this.child === child) this.child = undefined;
      this.pending?.reject(new Error('the process that decodes pictures ended'));
    };
    child.once('exit', gone);
    child.once('error', gone);
    return child;
  }

  /** An idle child must not keep a finished program alive. */
  private rest(): void {
    this.child?.unref();
    this.child?.channel?.unref();
    this.idle = setTimeout(() => this.end(), IDLE_MS).unref();
  }

  private end(): void {
    clearTimeout(this.idle);
    const child = this.child;
    this.child = undefined;
    this.pending?.reject(new Error('the process that decodes pictures was ended'));
    child?.removeAllListeners();
    child?.on('error', () => undefined);
    child?.kill('SIGKILL');
  }
}
