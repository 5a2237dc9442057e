import { ownValue } from '@shop/contract/own-value';
import { open, rm, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { detectType, type FileType, HEAD_BYTES, MIN_FILE_BYTES } from './file-types.js';
import { emptyFile, fileTooLarge, typeNotAccepted } from './media.errors.js';
import { MAX_UPLOAD_BYTES } from './media-usages.js';
import { ImageWorker } from './rendering/image-worker.js';
import type { ImageInfo } from './rendering/image-tasks.js';
import type { NewFile } from './stored-files.js';
import { VideoTools } from './video/video-tools.js';

interface IngestedFile {
  /** The local file to store: the sanitized copy, or the given file. */
  path: string;
  extension: string;
  file: Omit<NewFile, 'name'>;
}

const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Detects and sanitizes an incoming file, so that it is safe to serve: decoded and without metadata. */
@Injectable()
export class IngestFile {
  constructor(
    private readonly imageWorker: ImageWorker,
    private readonly videos: VideoTools,
  ) {}

  /**
   * Passes the sanitized file to `store` and removes the copy afterwards; the file at `path` stays. An image with `known` info is
   * trusted and not sanitized. Throws 413, 415 or 422.
   */
  async execute<T>(path: string, store: (ingested: IngestedFile) => Promise<T>, known?: ImageInfo): Promise<T> {
    const { size } = await stat(path);
    if (size < MIN_FILE_BYTES) throw emptyFile();
    const type = detectType(await readHead(path));
    if (!type) throw typeNotAccepted();
    if (size > MAX_UPLOAD_BYTES[type.kind]) throw fileTooLarge(MAX_UPLOAD_BYTES[type.kind]);
    const file = { kind: type.kind, contentType: type.contentType, byteSize: String(size) };
    if (known) return store({ path, extension: type.extension, file: { ...file, ...known } });
    const copy = `${path}-sanitized`;
    try {
      return await store(
        type.kind === 'image' ? await this.sanitizeImage(path, copy, file) : await this.sanitizeVideo(path, copy, type, file),
      );
    } finally {
      await rm(copy, { force: true });
    }
  }

  private async sanitizeImage(path: string, copy: string, file: IngestedFile['file']): Promise<IngestedFile> {
    const info = await this.imageWorker.run('sanitize', { from: path, to: copy });
    return { path: copy, extension: ownValue(EXTENSIONS, info.contentType) ?? 'webp', file: { ...file, ...info } };
  }

  private async sanitizeVideo(path: string, copy: string, type: FileType, file: IngestedFile['file']): Promise<IngestedFile> {
    const isSanitized = await this.videos.sanitize(path, copy, type.extension);
    return { path: isSanitized ? copy : path, extension: type.extension, file };
  }
}
