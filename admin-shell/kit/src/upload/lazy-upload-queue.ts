import type { UploadListener } from './upload-item.ts';
import type { UploadQueue } from './upload-queue.ts';
import type { UploadRules } from './upload-rules.ts';

/** Loads the upload queue and its library, Uppy, with the first file. */
export class LazyUploadQueue {
  private opened: Promise<UploadQueue> | undefined;
  private listener: UploadListener | undefined;

  constructor(private readonly rules: UploadRules) {}

  /** Returns a function that ends all uploads. */
  listen(listener: UploadListener): () => void {
    this.listener = listener;
    this.use((queue) => queue.listen(listener));
    return () => {
      this.listener = undefined;
      this.use((queue) => queue.clear());
    };
  }

  /** Rejects when the library cannot be loaded; the next call tries again. */
  open(): Promise<UploadQueue> {
    this.opened ??= this.load().catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  /** Does nothing before the first file: there is nothing to start, retry or remove. */
  use(action: (queue: UploadQueue) => void): void {
    this.opened?.then(action, () => undefined);
  }

  private async load(): Promise<UploadQueue> {
    const { UploadQueue: Queue } = await import('./upload-queue.ts');
    const queue = new Queue(this.rules);
    if (this.listener) queue.listen(this.listener);
    return queue;
  }
}
