import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { fileTooLarge, uploadExpired } from '../media.errors.js';
import { MAX_BODY_BYTES } from '../media-usages.js';
import { type NewFile, StoredFiles } from '../stored-files.js';
import { StoreUpload } from './store-upload.js';

/** Receives an upload at one of the shop's signed addresses. Of two uploads to one address, the first complete one is kept. */
@Injectable()
export class ReceiveUpload {
  constructor(
    private readonly storeUpload: StoreUpload,
    private readonly files: StoredFiles,
  ) {}

  /** `contentLength` only serves to reject a body that is too large before it is read. */
  async execute(name: string, body: Readable, contentLength: number | undefined): Promise<NewFile> {
    if (await this.files.exists(name)) throw uploadExpired();
    if (contentLength !== undefined && contentLength > MAX_BODY_BYTES) throw fileTooLarge(MAX_BODY_BYTES);
    let isClaimed = false;
    try {
      return await this.storeUpload.execute(name, body, async (file) => {
        isClaimed = await this.files.claim(file);
        if (!isClaimed) throw uploadExpired();
      });
    } catch (error) {
      if (isClaimed) await this.files.release(name);
      throw error;
    }
  }
}
