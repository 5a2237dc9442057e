import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { isFileName } from '../file-names.js';
import { imageNotFound } from '../media.errors.js';
import { CONTENT_TYPES, type Format, bestAvailableWidth, type Preset } from '../presets.js';
import { fileKey, renditionKey, type StoreKey } from '../store/store-keys.js';
import { StoredFile } from '../stored-file.entity.js';
import { DirectUploads } from '../uploads/direct-uploads.js';

export interface ImageVariant {
  key: StoreKey;
  contentType: string;
  /** False while a better answer is on its way: then nobody may keep this one for long. */
  final: boolean;
}

const CACHED_FILES = 5_000;

/** Chooses which stored bytes answer a request for a picture. */
@Injectable()
export class ImageVariants {
  private readonly files: QueryCache<StoredFile | null>;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly directUploads: DirectUploads,
    notices: TableChangeListener,
  ) {
    this.files = new QueryCache(notices, ['stored_files'], CACHED_FILES);
  }

  async choose(name: string, preset: Preset | undefined, format: Format): Promise<ImageVariant> {
    const file = await this.find(name);
    if (!file) throw imageNotFound();
    if (file.status === 'receiving') return this.receiveDirectUpload(file.name, preset, format);
    const original = {
      key: fileKey(name),
      contentType: file.contentType,
      final: file.kind === 'image' || file.status === 'ready',
    };
    if (preset === undefined) return original;
    if (file.status === 'ready' && file.width !== null) return this.rendition(file, file.width, preset, format);
    if (file.kind === 'video') throw imageNotFound();
    return { ...original, final: false };
  }

  /** The first question for a file that was sent straight to the store is what takes it in. */
  private async receiveDirectUpload(name: string, preset: Preset | undefined, format: Format): Promise<ImageVariant> {
    if (!(await this.directUploads.receive(name))) throw imageNotFound();
    this.files.clear();
    return this.choose(name, preset, format);
  }

  private rendition(file: StoredFile, width: number, preset: Preset, format: Format): ImageVariant {
    const made = preset === 'share' ? preset : bestAvailableWidth(preset, width);
    const type = preset === 'share' ? 'jpg' : format;
    return { key: renditionKey(file.name, made, type), contentType: CONTENT_TYPES[type], final: true };
  }

  private find(name: string): Promise<StoredFile | null> {
    if (!isFileName(name)) throw imageNotFound();
    return this.files.get(name, () => this.db.getRepository(StoredFile).findOneBy({ name }));
  }
}
