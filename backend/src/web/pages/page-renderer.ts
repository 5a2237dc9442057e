import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { AppError } from '#platform/app-error.js';
import type { RejectedForm } from '../forms/plain-forms.js';
import type { ApiResponse } from './in-process-api.js';

/** Renderings wait for the API's answers most of their time, so some of them share the thread. */
const MAX_CONCURRENT = 4;
const MAX_WAITING = 100;
/** The thread is replaced at the limit, because a rendering cannot be cancelled. */
const RENDER_TIMEOUT_MS = 15_000;
const MAX_HEAP_MB = 192;

interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** False when data of the page could not be read. */
  complete: boolean;
}

/** From the thread; see `storefront/src/app/render-thread.ts`. */
type Incoming =
  | { type: 'page'; id: number; page: RenderedPage }
  | { type: 'failed'; id: number; message: string }
  | { type: 'fetch'; id: number; path: string };

interface Task {
  url: string;
  origin: string;
  rejected: RejectedForm | undefined;
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
}

interface PageRendererOptions {
  /** The built entry of the thread. */
  script: string;
  /** The built index.html. */
  template: string;
  callApi: (path: string) => Promise<ApiResponse>;
  logger: Logger;
}

const busy = (): AppError => new AppError(503, 'The shop is busy. Please try again in a moment.', { retryAfterSeconds: 2 });

/** Renders pages in a worker thread, so that they cannot delay orders. The thread starts with the first page. */
export class PageRenderer {
  private thread: Worker | undefined;
  private readonly waiting: Task[] = [];
  private readonly running = new Map<number, Task & { timeout: NodeJS.Timeout }>();
  private lastId = 0;

  constructor(private readonly options: PageRendererOptions) {}

  /** Pages that have to wait until others are finished. */
  get backlog(): number {
    return this.waiting.length;
  }

  /** Throws 503 when too many pages are waiting. */
  render(url: string, origin: string, rejected?: RejectedForm): Promise<RenderedPage> {
    if (this.waiting.length >= MAX_WAITING) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      this.waiting.push({ url, origin, rejected, resolve, reject });
      this.startNext();
    });
  }

  async close(): Promise<void> {
    const { thread } = this;
    this.thread = undefined;
    this.fail(busy());
    for (const task of this.waiting.splice(0)) task.reject(busy());
    await thread?.terminate();
  }

  private startNext(): void {
    while (this.running.size < MAX_CONCURRENT) {
      const task = this.waiting.shift();
      if (!task) return;
      const thread = (this.thread ??= this.start());
      const id = ++this.lastId;
      const timeout = setTimeout(() => this.replaceThread(thread, 'a page took too long'), RENDER_TIMEOUT_MS).unref();
      this.running.set(id, { ...task, timeout });
      const { url, origin, rejected } = task;
      thread.postMessage({ type: 'render', id, url, origin, rejected }, []);
    }
  }

  private start(): Worker {
    const { script, template, logger } = this.options;
    const thread = new Worker(script, {
      workerData: { template },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      env: {},
      execArgv: [],
    });
    // The HTTP server, not this thread, keeps the process running.
    thread.unref();
    thread.on('message', (message: Incoming) => void this.receive(thread, message));
    thread.on('error', (error) => {
      logger.error({ err: error }, 'the rendering thread failed');
      this.replaceThread(thread, 'it failed');
    });
    thread.on('exit', () => this.replaceThread(thread, 'it exited'));
    return thread;
  }

  private async receive(thread: Worker, message: Incoming): Promise<void> {
    if (message.type === 'fetch') {
      thread.postMessage({ type: 'response', id: message.id, ...(await this.fetch(message.path)) }, []);
      return;
    }
    const task = this.running.get(message.id);
    if (!task) return;
    this.running.delete(message.id);
    clearTimeout(task.timeout);
    if (message.type === 'page') task.resolve(message.page);
    else task.reject(new Error(`Rendering ${task.url.split('?')[0]} failed: ${message.message}`));
    this.startNext();
  }

  private async fetch(path: string): Promise<ApiResponse> {
    try {
      return await this.options.callApi(path);
    } catch (error) {
      this.options.logger.error({ err: error }, 'a page could not call the API');
      return { status: 500, contentType: 'application/json', body: '{}' };
    }
  }

  /** Fails the pages of `thread`; the next page starts a new one. */
  private replaceThread(thread: Worker, reason: string): void {
    if (this.thread !== thread) return;
    this.thread = undefined;
    this.options.logger.warn({ reason }, 'the rendering thread is replaced');
    void thread.terminate();
    this.fail(busy());
    this.startNext();
  }

  private fail(error: Error): void {
    for (const task of this.running.values()) {
      clearTimeout(task.timeout);
      task.reject(error);
    }
    this.running.clear();
  }
}
