import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { StoredFile } from '#modules/media/index.js';

/** Inserts the row of a 1 KB image without a file. Returns its URL path. */
export async function givenStoredFile(db: DataSource, over: Partial<StoredFile> = {}): Promise<string> {
  const file = {
    name: `${randomUUID()}.webp`,
    kind: 'image',
    contentType: 'image/webp',
    byteSize: '1024',
    status: 'ready',
    ...over,
  } as const;
  await db.getRepository(StoredFile).insert(file);
  return `/api/images/${file.name}`;
}
