import { randomUUID } from 'node:crypto';
import { copyFile, open, stat, writeFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import type { Config } from '../../config.js';
import { rows } from '../../platform/database/rows.js';
import { inTransaction, type Tx } from '../../platform/database/transactions.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { fileOfAddress } from './file-names.js';
import { detectType, HEAD_BYTES } from './file-types.js';
import { fileTooLarge, notOurFile, typeRefused, wrongKind } from './media.errors.js';
import { PURPOSES, type PurposeName, UPLOAD_LIMITS } from './purposes.js';
import { inspectPicture, type PictureFacts } from './rendering/inspect-picture.js';
import { Scratch } from './scratch.js';
import { MediaStore } from './store/media-store.js';
import { openScratch, openStore } from './store/open-store.js';
import { fileKey } from './store/store-keys.js';
import { StoredFile } from './stored-file.entity.js';

/** A file to adopt: its bytes, or a local file, which is copied. */
export type Adoptable = ({ bytes: Uint8Array } | { path: string }) & {
  /** Facts of a picture that came with the shop: given, it is neither decoded nor cleaned, so give it for our own only. */
  known?: PictureFacts;
  /** A name in the form of ours, so that adopting the same picture again changes nothing. Unset: a new one. */
  name?: string;
};

type NewFile = Pick<StoredFile, 'name' | 'kind' | 'contentType' | 'byteSize'> & Partial<PictureFacts>;

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** What other modules may ask of the media store. */
@Injectable()
export class MediaLibrary {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly store: MediaStore,
    private readonly scratch: Scratch,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Stores a file that did not come through an upload (seed, imports) and schedules its rendering. Joins `tx` when
   * given. Refuses what an upload would be refused for: 413, 415, 422.
   */
  adopt(tx: Tx | undefined, source: Adoptable): Promise<StoredFile> {
    return this.scratch.withFile(async (path) => {
      if ('bytes' in source) await writeFile(path, source.bytes);
      else await copyFile(source.path, path);
      const file = await this.check(path, source);
      await this.store.put(fileKey(file.name), path, file.contentType);
      return tx ? this.record(tx, file) : inTransaction(this.db, (own) => this.record(own, file));
    });
  }

  /** The stored files among `names`, by name. */
  async describe(names: readonly string[]): Promise<Map<string, StoredFile>> {
    const files = await this.db.getRepository(StoredFile).findBy({ name: In([...new Set(names)]) });
    return new Map(files.map((file) => [file.name, file]));
  }

  /**
   * 400 or 413 unless `address` is one of our files and fits the purpose. The file stays locked against the sweeper
   * of unused files until `tx` ends, so call it in the transaction that saves the address.
   */
  async assertUsable(tx: Tx, address: string, purpose: PurposeName): Promise<void> {
    const name = fileOfAddress(address);
    if (name === undefined) throw notOurFile();
    const [file] = await rows<{ kind: string; bytes: string }>(
      tx,
      'select kind, byte_size as bytes from stored_files where name = $1 for key share',
      [name],
    );
    if (!file) throw notOurFile();
    const { kind, limit } = PURPOSES[purpose];
    if (file.kind !== kind) throw wrongKind(kind);
    if (Number(file.bytes) > limit) throw fileTooLarge(limit);
  }

  private async check(path: string, { known, name }: Adoptable): Promise<NewFile> {
    const type = detectType(await firstBytes(path));
    if (!type) throw typeRefused();
    const { size } = await stat(path);
    if (size > UPLOAD_LIMITS[type.kind]) throw fileTooLarge(UPLOAD_LIMITS[type.kind]);
    const facts = known ?? (type.kind === 'image' ? await inspectPicture(path) : {});
    return { name: name ?? `${randomUUID()}.${type.extension}`, kind: type.kind, contentType: type.contentType, byteSize: String(size), ...facts };
  }

  private async record(tx: Tx, file: NewFile): Promise<StoredFile> {
    const files = tx.getRepository(StoredFile);
    await files.createQueryBuilder().insert().values(file).orIgnore().execute();
    await this.outbox.add(tx, 'file.stored', { name: file.name }, `file.stored ${file.name}`);
    return files.findOneByOrFail({ name: file.name });
  }
}

/** The library for programs that run without the application, for example the seed. */
export function openMediaLibrary(db: DataSource, config: Config): MediaLibrary {
  return new MediaLibrary(db, openStore(config), openScratch(config), new Outbox());
}
