import type Uppy from '@uppy/core';
import { createUppy, messageIn, type PutResponse, type UploadFile } from './create-uppy.ts';
import { isPermanentFailure, retryDelayMs, storedUrl, uploadErrorMessage, type UploadRules } from './upload-rules.ts';
import { requestUploadUrl, uploadUrlErrorMessage } from './upload-url.ts';

/** A file that is not stored yet. Stored files leave the list. */
export interface UploadItem {
  id: string;
  name: string;
  bytes: number;
  /** 0 to 100. */
  progress: number;
  state: 'waiting' | 'sending' | 'failed';
  /** The message shown for a failed upload. */
  error?: string;
}

/** A stored file; `url` is the image or video URL of a product, category, artist or portfolio item. */
export interface StoredUpload {
  url: string;
  name: string;
  kind: UploadRules['kind'];
}

interface UploadListener {
  changed: (items: UploadItem[]) => void;
  stored: (file: StoredUpload) => void;
  /** All retries are used up, or the failure is permanent. */
  failed: (error: string, name: string) => void;
}

/**
 * Sends each file with a PUT to a single-use URL that is requested just before (POST /api/objects/upload). A failed file
 * is retried up to ten times, after 0, 1, 3 and then every 5 seconds, with a new URL; then it waits for a manual retry.
 */
export class UploadQueue {
  private readonly uppy: Uppy;
  private readonly items = new Map<string, UploadItem>();
  private readonly retries = new Map<string, number>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly uploadUrls = new Map<string, string>();
  private listener: UploadListener | undefined;

  constructor(private readonly rules: UploadRules) {
    this.uppy = createUppy(rules, (file) => this.uploadUrlFor(file));
    this.uppy.on('upload-progress', (file, progress) => {
      if (file && progress.bytesTotal)
        this.update(file.id, { progress: Math.floor((100 * progress.bytesUploaded) / progress.bytesTotal) });
    });
    this.uppy.on('upload-success', (file) => this.onStored(file?.id));
    this.uppy.on('upload-error', (file, _error, response: PutResponse | undefined) => this.onPutFailed(file?.id, response));
    this.uppy.on('upload-stalled', (_error, files) => files.forEach((file) => this.onStalled(file)));
  }

  listen(listener: UploadListener): () => void {
    this.listener = listener;
    return () => {
      if (this.listener === listener) this.listener = undefined;
    };
  }

  /** Adds the files that the rules allow and returns the reasons why the others were rejected. */
  add(files: Iterable<File>, start = true): string[] {
    const rejections: string[] = [];
    for (const data of files) {
      try {
        const id = this.uppy.addFile({ name: data.name, type: data.type, data });
        this.items.set(id, { id, name: data.name, bytes: data.size, progress: 0, state: 'waiting' });
      } catch (error) {
        rejections.push(error instanceof Error ? error.message : 'Unknown error');
      }
    }
    this.emitChange();
    if (start) this.start();
    return rejections;
  }

  start(): void {
    void this.uppy.upload();
  }

  retry(id: string): void {
    this.retries.delete(id);
    this.resend(id);
  }

  remove(id: string): void {
    this.discard(id);
    this.emitChange();
  }

  /** Cancels all uploads; the queue can be used again. */
  clear(): void {
    for (const id of this.items.keys()) this.discard(id);
    this.uppy.cancelAll();
    this.emitChange();
  }

  /** xhr-upload emits an error for a failed PUT but not for a failed `endpoint`, so that failure is handled here. */
  private async uploadUrlFor(file: UploadFile): Promise<string> {
    this.update(file.id, { state: 'sending', progress: 0 });
    try {
      const url = await requestUploadUrl();
      this.uploadUrls.set(file.id, url);
      return url;
    } catch (error) {
      const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
      const permanent = !(error instanceof TypeError) && (status === 0 || isPermanentFailure(status));
      this.retryOrFail(file.id, uploadUrlErrorMessage(error), permanent);
      throw error;
    }
  }

  private onStored(id: string | undefined): void {
    const item = id === undefined ? undefined : this.items.get(id);
    const url = id === undefined ? undefined : this.uploadUrls.get(id);
    if (!item || !url) return;
    this.discard(item.id);
    this.emitChange();
    this.listener?.stored({ url: storedUrl(url), name: item.name, kind: this.rules.kind });
  }

  private onPutFailed(id: string | undefined, response: PutResponse | undefined): void {
    if (id === undefined) return;
    const status = response?.status ?? 0;
    this.retryOrFail(id, uploadErrorMessage(status, messageIn(response?.responseText)), isPermanentFailure(status));
  }

  /** Uppy reports a stalled request but does not abort it; removing the file and adding it again does. */
  private onStalled(file: { id: string; name: string; type: string; data: unknown }): void {
    if (!this.items.has(file.id)) return;
    this.uppy.removeFile(file.id);
    this.uppy.addFile({ name: file.name, type: file.type, data: file.data as Blob });
    this.retryOrFail(file.id, uploadErrorMessage(408), false);
  }

  private retryOrFail(id: string, error: string, permanent: boolean): void {
    const retries = this.retries.get(id) ?? 0;
    const delay = retryDelayMs(retries);
    if (permanent || delay === undefined) {
      const name = this.items.get(id)?.name;
      this.update(id, { state: 'failed', error });
      if (name !== undefined) this.listener?.failed(error, name);
      return;
    }
    this.retries.set(id, retries + 1);
    this.update(id, { state: 'waiting' });
    this.timers.set(
      id,
      setTimeout(() => this.resend(id), delay),
    );
  }

  private resend(id: string): void {
    if (!this.items.has(id)) return;
    this.update(id, { state: 'waiting', progress: 0 });
    void this.uppy.retryUpload(id);
  }

  private discard(id: string): void {
    clearTimeout(this.timers.get(id));
    for (const map of [this.items, this.retries, this.timers, this.uploadUrls]) map.delete(id);
    if (this.uppy.getState().files[id]) this.uppy.removeFile(id);
  }

  private update(id: string, change: Partial<UploadItem>): void {
    const item = this.items.get(id);
    if (!item) return;
    this.items.set(id, { ...item, ...change });
    this.emitChange();
  }

  private emitChange(): void {
    this.listener?.changed([...this.items.values()]);
  }
}
