import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '#src/jobs.js';
import { AppError } from '#platform/app-error.js';
import { HandlesJob, type JobContext } from '#platform/queue/handles-job.js';
import { fileTooLarge } from '../media.errors.js';
import { MAX_UPLOAD_BYTES } from '../media-usages.js';
import { IngestFile } from '../ingest-file.js';
import { TempFiles } from '../temp-files.js';
import { type AnnouncedUpload, MediaStore } from '../store/media-store.js';
import { fileKey, incomingKey } from '../store/store-keys.js';
import { StoredFiles } from '../stored-files.js';
import { receiveBytes } from './incoming-bytes.js';

const VALID_S = 15 * 60;

/**
 * Uploads that go straight to the object store, at an address that holds for one type and one size. What arrives there
 * is looked at before anyone sees it: when it is first asked for, or by a job.
 */
@Injectable()
export class DirectUploads {
  private readonly running = new Map<string, Promise<boolean>>();

  constructor(
    private readonly store: MediaStore,
    private readonly scratch: TempFiles,
    private readonly reception: IngestFile,
    private readonly files: StoredFiles,
  ) {}

  /** The store's own address for the file, or undefined when the store has none to give. */
  async presign(name: string, upload: AnnouncedUpload): Promise<string | undefined> {
    const kind = upload.contentType.startsWith('video/') ? 'video' : 'image';
    if (upload.bytes > MAX_UPLOAD_BYTES[kind]) throw fileTooLarge(MAX_UPLOAD_BYTES[kind]);
    const address = await this.store.uploadAddress(incomingKey(name), upload, VALID_S);
    if (address !== undefined)
      await this.files.reserve({ name, kind, contentType: upload.contentType, byteSize: String(upload.bytes) });
    return address;
  }

  /** Takes in what was sent; false when nothing has come yet. Refuses as any upload, and then forgets the file. */
  receive(name: string): Promise<boolean> {
    const known = this.running.get(name);
    if (known) return known;
    const work = this.take(name).finally(() => this.running.delete(name));
    this.running.set(name, work);
    return work;
  }

  @HandlesJob('media.receive')
  async look({ name }: JobPayloads['media.receive'], run: JobContext): Promise<void> {
    const file = await this.files.find(name);
    if (file?.status !== 'receiving') return;
    try {
      const came = await this.receive(name);
      if (!came && !run.isLastAttempt) throw new Error('nothing has been sent yet');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }

  private async take(name: string): Promise<boolean> {
    const sent = await this.store.open(incomingKey(name));
    if (!sent) return false;
    try {
      await this.scratch.withFile(async (path) => {
        await receiveBytes(sent, path);
        const examined = await this.reception.execute(path);
        try {
          await this.store.put(fileKey(name), examined.path, examined.file.contentType);
          await this.files.markReceived(name, examined.file);
        } finally {
          await examined.discard();
        }
      });
    } catch (error) {
      if (error instanceof AppError && error.status < 500) await this.forget(name);
      throw error;
    }
    await this.store.remove(incomingKey(name));
    return true;
  }

  private async forget(name: string): Promise<void> {
    await this.files.release(name);
    await this.store.remove(incomingKey(name));
  }
}
