import { open, rm, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { detectType, type FileType, HEAD_BYTES } from './file-types.js';
import { fileTooLarge, typeNotAccepted, unreadable } from './media.errors.js';
import { MAX_UPLOAD_BYTES } from './media-usages.js';
import { ImageWorker } from './rendering/image-worker.js';
import type { ImageInfo } from './rendering/image-tasks.js';
import type { NewFile } from './stored-files.js';
import { VideoTools } from './video/video-tools.js';

export interface IngestedFile {
  /** The local file to be stored; it may be another one than was examined. */
  path: string;
  extension: string;
  file: Omit<NewFile, 'name'>;
  /** Removes what `examine` has made, unless it was stored. */
  discard(): Promise<void>;
}

const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };
/** Shorter than the shortest header of any type we keep. */
const MIN_FILE_BYTES = 12;

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Looks at a file that comes in and makes it fit to be public: decoded, without metadata. Refuses with 413, 415, 422. */
@Injectable()
export class IngestFile {
  constructor(
    private readonly pictures: ImageWorker,
    private readonly videos: VideoTools,
  ) {}

  /** `known` are the facts of a picture that needs no cleaning. The file at `path` is left to the caller. */
  async execute(path: string, known?: ImageInfo): Promise<IngestedFile> {
    const { size } = await stat(path);
    if (size < MIN_FILE_BYTES) throw unreadable();
    const type = detectType(await firstBytes(path));
    if (!type) throw typeNotAccepted();
    if (size > MAX_UPLOAD_BYTES[type.kind]) throw fileTooLarge(MAX_UPLOAD_BYTES[type.kind]);
    const file = { kind: type.kind, contentType: type.contentType, byteSize: String(size), ...known };
    if (known) return { path, extension: type.extension, file, discard: () => Promise.resolve() };
    return type.kind === 'image' ? this.picture(path, file) : this.video(path, type, file);
  }

  private async picture(path: string, file: IngestedFile['file']): Promise<IngestedFile> {
    const cleaned = `${path}-clean`;
    const discard = (): Promise<void> => rm(cleaned, { force: true });
    try {
      const facts = await this.pictures.perform('clean', { from: path, to: cleaned });
      return { path: cleaned, extension: EXTENSIONS[facts.contentType] ?? 'webp', file: { ...file, ...facts }, discard };
    } catch (error) {
      await discard();
      throw error;
    }
  }

  private async video(path: string, type: FileType, file: IngestedFile['file']): Promise<IngestedFile> {
    const cleaned = `${path}-clean`;
    const discard = (): Promise<void> => rm(cleaned, { force: true });
    try {
      const made = await this.videos.sanitize(path, cleaned, type.extension);
      return { path: made ? cleaned : path, extension: type.extension, file, discard };
    } catch (error) {
      await discard();
      throw error;
    }
  }
}
