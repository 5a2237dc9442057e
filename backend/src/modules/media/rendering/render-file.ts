import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '#src/jobs.js';
import { AppError } from '#platform/app-error.js';
import { HandlesJob, type JobContext } from '#platform/queue/handles-job.js';
import { CONTENT_TYPES } from '../presets.js';
import { TempFiles } from '../temp-files.js';
import { MediaStore } from '../store/media-store.js';
import { fileKey, renditionKey } from '../store/store-keys.js';
import type { StoredFile } from '../stored-file.entity.js';
import { StoredFiles } from '../stored-files.js';
import { CleanUpFiles } from '../cleanup/clean-up-files.js';
import { VideoTools } from '../video/video-tools.js';
import { ImageWorker } from './image-worker.js';

/** Makes what the shop shows of a stored file. Every step may be done again: the outcome is the same bytes. */
@Injectable()
export class MediaJobs {
  constructor(
    private readonly files: StoredFiles,
    private readonly store: MediaStore,
    private readonly scratch: TempFiles,
    private readonly pictures: ImageWorker,
    private readonly videos: VideoTools,
    private readonly sweeper: CleanUpFiles,
  ) {}

  @HandlesJob('media.render')
  async render({ name }: JobPayloads['media.render'], run: JobContext): Promise<void> {
    const file = await this.files.find(name);
    if (!file || file.status === 'receiving') return;
    try {
      await this.scratch.withFile((folder) => this.renderIn(folder, file));
    } catch (error) {
      // A picture that cannot be read now never can be; everything else may be a passing trouble.
      const hopeless = error instanceof AppError && error.status === 422;
      if (hopeless || run.isLastAttempt)
        await this.files.markFailed(name, error instanceof Error ? error.message : 'unknown trouble');
      if (!hopeless) throw error;
    }
  }

  @HandlesJob('media.sweep')
  sweep(): Promise<number> {
    return this.sweeper.execute();
  }

  private async renderIn(folder: string, file: StoredFile): Promise<void> {
    await mkdir(folder, { recursive: true });
    const original = join(folder, 'original');
    const bytes = await this.store.open(fileKey(file.name));
    if (!bytes) throw new Error('the stored file is missing');
    await pipeline(bytes, createWriteStream(original));
    if (file.kind === 'image') await this.files.markReady(file.name, await this.renderImage(file.name, original, folder));
    else await this.renderVideo(file, original, folder);
  }

  private async renderImage(name: string, from: string, folder: string): Promise<{ width: number; height: number }> {
    const { width, height, files } = await this.pictures.perform('render', { from, folder });
    for (const { preset, format } of files) {
      await this.store.put(renditionKey(name, preset, format), join(folder, `${preset}.${format}`), CONTENT_TYPES[format]);
    }
    return { width, height };
  }

  /** Without ffmpeg the video is shown as it is. */
  private async renderVideo(file: StoredFile, original: string, folder: string): Promise<void> {
    const extension = extensionOf(file.contentType);
    const facts = await this.videos.probe(original, extension);
    if (!facts) return this.files.markReady(file.name, {});
    const poster = join(folder, 'poster.png');
    await this.videos.poster(original, poster, extension, facts.seconds);
    const { width, height } = await this.renderImage(file.name, poster, folder);
    if (!facts.playsEverywhere) {
      const playable = join(folder, 'playable.mp4');
      await this.videos.transcode(original, playable, extension);
      await this.store.put(fileKey(file.name), playable, 'video/mp4');
    }
    const contentType = facts.playsEverywhere ? file.contentType : 'video/mp4';
    await this.files.markReady(file.name, { width, height, seconds: facts.seconds, contentType });
  }
}

function extensionOf(contentType: string): string {
  if (contentType === 'video/webm') return 'webm';
  return contentType === 'video/quicktime' ? 'mov' : 'mp4';
}
