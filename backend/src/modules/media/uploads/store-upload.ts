import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { IngestFile } from '../ingest-file.js';
import { MediaStore } from '../store/media-store.js';
import { fileKey } from '../store/store-keys.js';
import { type NewFile, StoredFiles } from '../stored-files.js';
import { TempFiles } from '../temp-files.js';
import { receiveBytes } from './receive-bytes.js';

/** Receives the bytes of one upload, sanitizes them and puts them into the media store. Both kinds of upload end here. */
@Injectable()
export class StoreUpload {
  constructor(
    private readonly store: MediaStore,
    private readonly tempFiles: TempFiles,
    private readonly ingestFile: IngestFile,
    private readonly files: StoredFiles,
  ) {}

  /**
   * `beforePut` runs when the file is known to be good and before its bytes reach the store; it may throw. Resolves with the file as
   * it is stored.
   */
  execute(name: string, body: Readable, beforePut?: (file: NewFile) => Promise<void>): Promise<NewFile> {
    return this.tempFiles.withFile(async (received) => {
      await receiveBytes(body, received);
      return this.ingestFile.execute(received, async ({ path, file: ingested }) => {
        const file = { ...ingested, name };
        await beforePut?.(file);
        await this.store.put(fileKey(name), path, file.contentType);
        await this.files.markReceived(file);
        return file;
      });
    });
  }
}
