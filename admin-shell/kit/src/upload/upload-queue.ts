import Uppy, { type Body, type Meta, type UppyFile } from '@uppy/core';
import XHRUpload from '@uppy/xhr-upload';
import { uploadUrlErrorMessage, requestUploadUrl } from './upload-url.ts';
import {
  acceptedTypes,
  INACTIVITY_TIMEOUT_MS,
  isPermanentFailure,
  RETRY_DELAYS_MS,
  storedUrl,
  UPPY_STRINGS,
  uploadErrorMessage,
  type UploadRules,
} from './upload-rules.ts';

/** One file on its way. Files that have arrived are reported and leave the list. */
export interface UploadItem {
  id: string;
  name: string;
  bytes: number;
  /** 0 to 100. */
  progress: number;
  state: 'waiting' | 'sending' | 'failed';
  /** Why it failed. */
  problem?: string;
}

/** A file that has arrived; `url` is what a product, category, artist or portfolio item stores. */
export interface StoredUpload {
  url: string;
  name: string;
  kind: UploadRules['kind'];
}

export interface UploadListener {
  changed: (items: UploadItem[]) => void;
  stored: (file: StoredUpload) => void;
  /** All tries are used up, or the answer was final. */
  failed: (problem: string, name: string) => void;
}

/** The answer to a PUT as xhr-upload hands it over: the request itself. */
interface PutAnswer {
  status?: number;
  responseText?: string;
}

function messageIn(text: string | undefined): string | undefined {
  try {
    const answer: unknown = JSON.parse(text ?? '');
    return typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
      ? answer.message
      : undefined;
  } catch {
    return undefined;
  }
}

/** Failures are shown on the item; Uppy need not repeat them in the console. */
const QUIET = { debug: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Sends files one PUT each to an address asked for just before: POST /api/objects/upload, PUT, done. A failed file is
 * tried again after 0, 1, 3 and 5 seconds with a new address, then stays in the list for a Retry by hand.
 */
export class UploadQueue {
  private readonly uppy: Uppy;
  private readonly items = new Map<string, UploadItem>();
  private readonly tries = new Map<string, number>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly addresses = new Map<string, string>();
  private listener: UploadListener | undefined;

  constructor(private readonly rules: UploadRules) {
    this.uppy = new Uppy({
      logger: QUIET,
      restrictions: { maxFileSize: rules.maxBytes, maxNumberOfFiles: rules.maxFiles, allowedFileTypes: acceptedTypes(rules) },
      locale: { strings: UPPY_STRINGS, pluralize: (count) => (count === 1 ? 0 : 1) },
    });
    this.uppy.use(XHRUpload, {
      method: 'PUT',
      formData: false,
      limit: 3,
      timeout: INACTIVITY_TIMEOUT_MS,
      shouldRetry: () => false,
      headers: (file) => ({ 'content-type': file.type || 'application/octet-stream' }),
      endpoint: (file) => this.addressFor(Array.isArray(file) ? file[0]! : file),
      getResponseData: (xhr) => ({ url: xhr.responseURL }),
    });
    this.uppy.on('upload-progress', (file, progress) => {
      if (file && progress.bytesTotal)
        this.update(file.id, { progress: Math.floor((100 * progress.bytesUploaded) / progress.bytesTotal) });
    });
    this.uppy.on('upload-success', (file) => this.arrived(file?.id));
    this.uppy.on('upload-error', (file, error, answer: PutAnswer | undefined) => this.tryFailed(file?.id, error, answer));
    this.uppy.on('upload-stalled', (_error, files) => files.forEach((file) => this.stalled(file)));
  }

  listen(listener: UploadListener): () => void {
    this.listener = listener;
    return () => {
      if (this.listener === listener) this.listener = undefined;
    };
  }

  /** Takes what the rules allow and answers why the others were left. Starts at once unless told to wait. */
  add(files: Iterable<File>, start = true): string[] {
    const refused: string[] = [];
    for (const data of files) {
      try {
        const id = this.uppy.addFile({ name: data.name, type: data.type, data });
        this.items.set(id, { id, name: data.name, bytes: data.size, progress: 0, state: 'waiting' });
      } catch (error) {
        refused.push(error instanceof Error ? error.message : 'Unknown error');
      }
    }
    this.tell();
    if (start) this.start();
    return refused;
  }

  start(): void {
    void this.uppy.upload();
  }

  retry(id: string): void {
    this.tries.delete(id);
    this.sendAgain(id);
  }

  remove(id: string): void {
    this.forget(id);
    this.tell();
  }

  /** Stops everything; the queue can be used again. */
  clear(): void {
    for (const id of this.items.keys()) this.forget(id);
    this.uppy.cancelAll();
    this.tell();
  }

  /** xhr-upload reports a failed PUT but not a failed address, so that is reported here. */
  private async addressFor(file: UppyFile<Meta, Body>): Promise<string> {
    this.update(file.id, { state: 'sending', progress: 0 });
    try {
      const address = await requestUploadUrl();
      this.addresses.set(file.id, address);
      return address;
    } catch (error) {
      const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
      this.settle(
        file.id,
        uploadUrlErrorMessage(error),
        !(error instanceof TypeError) && (status === 0 || isPermanentFailure(status)),
      );
      throw error;
    }
  }

  private arrived(id: string | undefined): void {
    const item = id === undefined ? undefined : this.items.get(id);
    const address = id === undefined ? undefined : this.addresses.get(id);
    if (!item || !address) return;
    this.forget(item.id);
    this.tell();
    this.listener?.stored({ url: storedUrl(address), name: item.name, kind: this.rules.kind });
  }

  private tryFailed(id: string | undefined, _error: unknown, answer: PutAnswer | undefined): void {
    if (id === undefined) return;
    const status = answer?.status ?? 0;
    this.settle(id, uploadErrorMessage(status, messageIn(answer?.responseText)), isPermanentFailure(status));
  }

  /** Uppy only tells of a silent connection; taking the file out and in again is what ends the request. */
  private stalled(file: { id: string; name: string; type: string; data: unknown }): void {
    if (!this.items.has(file.id)) return;
    this.uppy.removeFile(file.id);
    this.uppy.addFile({ name: file.name, type: file.type, data: file.data as Blob });
    this.settle(file.id, uploadErrorMessage(408), false);
  }

  private settle(id: string, problem: string, final: boolean): void {
    const tries = this.tries.get(id) ?? 0;
    const pause = RETRY_DELAYS_MS[tries];
    if (final || pause === undefined) {
      const name = this.items.get(id)?.name;
      this.update(id, { state: 'failed', problem });
      if (name !== undefined) this.listener?.failed(problem, name);
      return;
    }
    this.tries.set(id, tries + 1);
    this.update(id, { state: 'waiting' });
    this.timers.set(
      id,
      setTimeout(() => this.sendAgain(id), pause),
    );
  }

  private sendAgain(id: string): void {
    if (!this.items.has(id)) return;
    this.update(id, { state: 'waiting', progress: 0 });
    void this.uppy.retryUpload(id);
  }

  private forget(id: string): void {
    clearTimeout(this.timers.get(id));
    for (const map of [this.items, this.tries, this.timers, this.addresses]) map.delete(id);
    if (this.uppy.getState().files[id]) this.uppy.removeFile(id);
  }

  private update(id: string, change: Partial<UploadItem>): void {
    const item = this.items.get(id);
    if (!item) return;
    this.items.set(id, { ...item, ...change });
    this.tell();
  }

  private tell(): void {
    this.listener?.changed([...this.items.values()]);
  }
}
