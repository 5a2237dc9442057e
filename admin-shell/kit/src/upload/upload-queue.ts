import type Uppy from '@uppy/core';
import { createUppy, messageIn, type PutResponse, type UploadFile } from './create-uppy.ts';
import type { RefusedFile, UploadItem, UploadListener } from './upload-item.ts';
import { isPermanentFailure, retryDelayMs, storedUrl, uploadErrorMessage, type UploadRules } from './upload-rules.ts';
import { requestUploadUrl, uploadUrlErrorMessage } from './upload-url.ts';

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
  private readonly files = new Map<string, File>();
  private readonly postponed: File[] = [];
  private listener: UploadListener | undefined;

  constructor(private readonly rules: UploadRules) {
    this.uppy = createUppy(rules, (file) => this.uploadUrlFor(file));
    this.uppy.on('upload-progress', (file, progress) => {
      if (file && progress.bytesTotal)
        this.update(file.id, { progress: Math.floor((100 * progress.bytesUploaded) / progress.bytesTotal) });
    });
    this.uppy.on('upload-success', (file, response) => this.onStored(file?.id, response.body?.['wasAnimated'] === true));
    this.uppy.on('upload-error', (file, _error, response: PutResponse | undefined) => this.onPutFailed(file?.id, response));
    this.uppy.on('upload-stalled', (_error, files) => files.forEach((file) => this.onStalled(file)));
  }

  listen(listener: UploadListener): () => void {
    this.listener = listener;
    return () => {
      if (this.listener === listener) this.listener = undefined;
    };
  }

  /** Adds the files that the rules allow and returns the others with the reason. A new file replaces a failed one of a single field. */
  add(files: Iterable<File>, start = true): RefusedFile[] {
    if (this.rules.maxFiles === 1) for (const { id, state } of this.items.values()) if (state === 'failed') this.discard(id);
    const refused = [...files].map((file) => this.addFile(file)).filter((result) => result !== undefined);
    this.emitChange();
    if (start) this.start();
    return refused;
  }

  /** Uploads files that exceeded the number at a time, as soon as earlier ones have ended. */
  addLater(files: Iterable<File>): void {
    this.postponed.push(...files);
    this.addPostponed();
  }

  start(): void {
    void this.uppy.upload();
  }

  retry(id: string): void {
    const file = this.files.get(id);
    if (!file) return;
    this.discard(id);
    const refused = this.addFile(file);
    if (refused) this.listener?.refused([refused]);
    this.emitChange();
    this.start();
  }

  remove(id: string): void {
    this.postponed.splice(0, this.postponed.length, ...this.postponed.filter((file) => postponedId(file) !== id));
    this.discard(id);
    this.addPostponed();
  }

  /** Cancels all uploads; the queue can be used again. */
  clear(): void {
    this.postponed.length = 0;
    for (const id of this.items.keys()) this.discard(id);
    this.uppy.cancelAll();
    this.emitChange();
  }

  private addFile(file: File): RefusedFile | undefined {
    const full = this.uppy.getFiles().length >= this.rules.maxFiles;
    try {
      const id = this.uppy.addFile({ name: file.name, type: file.type, data: file });
      this.files.set(id, file);
      this.items.set(id, { id, name: file.name, bytes: file.size, progress: 0, state: 'waiting' });
      return undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'Unknown error';
      return { name: file.name, reason, ...(full ? { file } : {}) };
    }
  }

  private addPostponed(): void {
    const room = Math.max(this.rules.maxFiles - this.uppy.getFiles().length, 0);
    const next = this.postponed.splice(0, room);
    const refused = next.map((file) => this.addFile(file)).filter((result) => result !== undefined);
    if (refused.length > 0) this.listener?.refused(refused);
    this.emitChange();
    if (next.length > 0) this.start();
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

  private onStored(id: string | undefined, wasAnimated: boolean): void {
    const item = id === undefined ? undefined : this.items.get(id);
    const url = id === undefined ? undefined : this.uploadUrls.get(id);
    if (!item || !url) return;
    this.discard(item.id);
    this.addPostponed();
    this.listener?.stored({ url: storedUrl(url), name: item.name, kind: this.rules.kind, wasAnimated });
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
      // A file that stays in Uppy takes the place of the next one and is sent again with it.
      if (this.uppy.getState().files[id]) this.uppy.removeFile(id);
      this.update(id, { state: 'failed', error, permanent });
      if (name !== undefined) this.listener?.failed(error, name);
      this.addPostponed();
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
    for (const map of [this.items, this.files, this.retries, this.timers, this.uploadUrls]) map.delete(id);
    if (this.uppy.getState().files[id]) this.uppy.removeFile(id);
  }

  private update(id: string, change: Partial<UploadItem>): void {
    const item = this.items.get(id);
    if (!item) return;
    this.items.set(id, { ...item, ...change });
    this.emitChange();
  }

  private emitChange(): void {
    const waiting = this.postponed.map((file) => ({
      id: postponedId(file),
      name: file.name,
      bytes: file.size,
      progress: 0,
      state: 'waiting' as const,
    }));
    this.listener?.changed([...this.items.values(), ...waiting]);
  }
}

const postponedId = (file: File): string => `postponed-${file.name}-${file.size}-${file.lastModified}`;
