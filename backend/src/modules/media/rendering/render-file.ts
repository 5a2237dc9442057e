import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/app-error.js';
import { CONTENT_TYPES } from '../presets.js';
import { MediaStore } from '../store/media-store.js';
import { fileKey, renditionKey } from '../store/store-keys.js';
import type { StoredFile } from '../stored-file.entity.js';
import { StoredFiles } from '../stored-files.js';
import { TempFiles } from '../temp-files.js';
import { VideoTools } from '../video/video-tools.js';
import { ImageWorker } from './image-worker.js';

/** Renders the preset sizes of a stored file. Every step can be repeated and writes the same bytes. */
@Injectable()
export class RenderFile {
  constructor(
    private readonly files: StoredFiles,
    private readonly store: MediaStore,
    private readonly tempFiles: TempFiles,
    private readonly imageWorker: ImageWorker,
    private readonly videos: VideoTools,
  ) {}

  /** Marks the file as failed when it cannot be decoded, or when the last attempt fails. */
  async execute(name: string, isLastAttempt: boolean): Promise<void> {
    const file = await this.files.find(name);
    if (!file || file.status === 'receiving') return;
    try {
      await this.tempFiles.withFile((folder) => this.render(folder, file));
    } catch (error) {
      // An image that cannot be decoded never can be; other errors may be temporary.
      const isPermanent = error instanceof AppError && error.status === 422;
      if (isPermanent || isLastAttempt)
        await this.files.markFailed(name, error instanceof Error ? error.message : 'Unknown error');
      if (!isPermanent) throw error;
    }
  }

  private async render(folder: string, file: StoredFile): Promise<void> {
    await mkdir(folder, { recursive: true });
    const original = join(folder, 'original');
    const bytes = await this.store.open(fileKey(file.name));
    if (!bytes) throw new Error('The stored file is missing');
    await pipeline(bytes, createWriteStream(original));
    if (file.kind === 'image') await this.files.markReady(file.name, await this.renderImage(file.name, original, folder));
    else await this.renderVideo(file, original, folder);
  }

  private async renderImage(name: string, from: string, folder: string): Promise<{ width: number; height: number }> {
    const { width, height, files } = await this.imageWorker.run('render', { from, folder });
    for (const { preset, format } of files) {
      await this.store.put(renditionKey(name, preset, format), join(folder, `${preset}.${format}`), CONTENT_TYPES[format]);
    }
    return { width, height };
  }

  /** Without ffmpeg the original video is served. */
  private async renderVideo(file: StoredFile, original: string, folder: string): Promise<void> {
    const extension = extensionOf(file.contentType);
    const info = await this.videos.probe(original, extension);
    if (!info) return this.files.markReady(file.name, {});
    const poster = join(folder, 'poster.png');
    await this.videos.poster(original, poster, extension, info.seconds);
    const { width, height } = await this.renderImage(file.name, poster, folder);
    if (!info.playsEverywhere) {
      const playable = join(folder, 'playable.mp4');
      await this.videos.transcode(original, playable, extension);
      await this.store.put(fileKey(file.name), playable, 'video/mp4');
    }
    const contentType = info.playsEverywhere ? file.contentType : 'video/mp4';
    await this.files.markReady(file.name, { width, height, seconds: info.seconds, contentType });
  }
}

function extensionOf(contentType: string): string {
  if (contentType === 'video/webm') return 'webm';
  return contentType === 'video/quicktime' ? 'mov' : 'mp4';
}
