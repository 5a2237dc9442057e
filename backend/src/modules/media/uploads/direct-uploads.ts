import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/app-error.js';
import { fileTooLarge } from '../media.errors.js';
import { MAX_UPLOAD_BYTES } from '../media-usages.js';
import { type AnnouncedUpload, MediaStore } from '../store/media-store.js';
import { incomingKey } from '../store/store-keys.js';
import { StoredFiles } from '../stored-files.js';
import { StoreUpload } from './store-upload.js';
import { UPLOAD_ADDRESS_TTL_MS } from './upload-addresses.js';

/**
 * Uploads that the browser sends to the object store itself, at a presigned address for one type and one size. The shop
 * checks the file before it serves it: at the first request for it, or in a job.
 */
@Injectable()
export class DirectUploads {
  private readonly running = new Map<string, Promise<boolean>>();

  constructor(
    private readonly store: MediaStore,
    private readonly storeUpload: StoreUpload,
    private readonly files: StoredFiles,
  ) {}

  /** The presigned address, or undefined when the store has none. */
  async presign(name: string, upload: AnnouncedUpload): Promise<string | undefined> {
    const kind = upload.contentType.startsWith('video/') ? 'video' : 'image';
    if (upload.bytes > MAX_UPLOAD_BYTES[kind]) throw fileTooLarge(MAX_UPLOAD_BYTES[kind]);
    const address = await this.store.uploadAddress(incomingKey(name), upload, UPLOAD_ADDRESS_TTL_MS / 1_000);
    if (address !== undefined)
      await this.files.reserve({ name, kind, contentType: upload.contentType, byteSize: String(upload.bytes) });
    return address;
  }

  /** False while nothing has been sent. A file that is not accepted is deleted, with the error of any other upload. */
  receive(name: string): Promise<boolean> {
    const current = this.running.get(name);
    if (current) return current;
    const work = this.receiveOnce(name).finally(() => this.running.delete(name));
    this.running.set(name, work);
    return work;
  }

  /** For the job: whether it is done with the upload, because it was received or not accepted. */
  async receiveIfSent(name: string): Promise<boolean> {
    const file = await this.files.find(name);
    if (file?.status !== 'receiving') return true;
    try {
      return await this.receive(name);
    } catch (error) {
      // A full store is no fault of the file: the job is repeated.
      if (error instanceof AppError && error.status < 500) return true;
      throw error;
    }
  }

  private async receiveOnce(name: string): Promise<boolean> {
    const body = await this.store.open(incomingKey(name));
    if (!body) return false;
    try {
      await this.storeUpload.execute(name, body);
    } catch (error) {
      if (error instanceof AppError && error.status < 500) await this.reject(name);
      throw error;
    }
    await this.store.remove(incomingKey(name));
    return true;
  }

  private async reject(name: string): Promise<void> {
    await this.files.release(name);
    await this.store.remove(incomingKey(name));
  }
}
