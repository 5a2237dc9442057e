import { Injectable } from '@nestjs/common';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { isFileName } from '../file-names.js';
import { imageNotFound } from '../media.errors.js';
import { bestAvailableWidth, CONTENT_TYPES, type Format, type Preset } from '../presets.js';
import { fileKey, renditionKey, type StoreKey } from '../store/store-keys.js';
import type { StoredFile } from '../stored-file.entity.js';
import { StoredFiles } from '../stored-files.js';
import { DirectUploads } from '../uploads/direct-uploads.js';

export interface ImageVariant {
  key: StoreKey;
  contentType: string;
  /** False while a better variant is being rendered: caches may keep this one only for seconds. */
  isFinal: boolean;
}

const MAX_CACHED_FILES = 5_000;

/** Chooses the stored bytes that answer a request for an image. */
@Injectable()
export class ImageVariants {
  private readonly cache: QueryCache<StoredFile | null>;

  constructor(
    private readonly files: StoredFiles,
    private readonly directUploads: DirectUploads,
    listener: TableChangeListener,
  ) {
    this.cache = new QueryCache(listener, ['stored_files'], MAX_CACHED_FILES);
  }

  async choose(name: string, preset: Preset | undefined, format: Format): Promise<ImageVariant> {
    if (!isFileName(name)) throw imageNotFound();
    const file = await this.cache.get(name, () => this.files.find(name));
    if (!file) throw imageNotFound();
    if (file.status === 'receiving') return this.receiveFirst(file.name, preset, format);
    const original = {
      key: fileKey(name),
      contentType: file.contentType,
      isFinal: file.kind === 'image' || file.status === 'ready',
    };
    if (preset === undefined) return original;
    if (file.status === 'ready' && file.width !== null) return this.rendition(file.name, file.width, preset, format);
    if (file.kind === 'video') throw imageNotFound();
    return { ...original, isFinal: false };
  }

  /** The first request for a direct upload receives it. */
  private async receiveFirst(name: string, preset: Preset | undefined, format: Format): Promise<ImageVariant> {
    if (!(await this.directUploads.receive(name))) throw imageNotFound();
    this.cache.clear();
    return this.choose(name, preset, format);
  }

  private rendition(name: string, width: number, requested: Preset, accepted: Format): ImageVariant {
    const preset = requested === 'share' ? requested : bestAvailableWidth(requested, width);
    const format = requested === 'share' ? 'jpg' : accepted;
    return { key: renditionKey(name, preset, format), contentType: CONTENT_TYPES[format], isFinal: true };
  }
}
