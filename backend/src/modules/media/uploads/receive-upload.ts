import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { fileTooLarge, uploadExpired } from '../media.errors.js';
import { IngestFile } from '../ingest-file.js';
import { TempFiles } from '../temp-files.js';
import { MediaStore } from '../store/media-store.js';
import { fileKey } from '../store/store-keys.js';
import { StoredFiles } from '../stored-files.js';
import { MAX_BODY_BYTES, receiveBytes } from './incoming-bytes.js';

/** Takes one uploaded file into the store. Of two uploads to one address the first that is complete stays. */
@Injectable()
export class ReceiveUpload {
  constructor(
    private readonly store: MediaStore,
    private readonly scratch: TempFiles,
    private readonly reception: IngestFile,
    private readonly files: StoredFiles,
  ) {}

  /** `announced` is the Content-Length, when there is one; it is believed only where it is too much. */
  async execute(name: string, body: Readable, announced: number | undefined): Promise<void> {
    if (await this.files.exists(name)) throw uploadExpired();
    if (announced !== undefined && announced > MAX_BODY_BYTES) throw fileTooLarge(MAX_BODY_BYTES);
    await this.scratch.withFile(async (path) => {
      await receiveBytes(body, path);
      await this.take(name, path);
    });
  }

  /** Examines the local file and stores it under the name. */
  async take(name: string, local: string): Promise<void> {
    const examined = await this.reception.execute(local);
    try {
      if (!(await this.files.claim({ ...examined.file, name }))) throw uploadExpired();
      await this.keep(name, examined.path, examined.file.contentType);
    } finally {
      await examined.discard();
    }
  }

  private async keep(name: string, path: string, contentType: string): Promise<void> {
    try {
      await this.store.put(fileKey(name), path, contentType);
    } catch (error) {
      await this.files.release(name);
      throw error;
    }
    await this.files.markReceived(name);
  }
}
