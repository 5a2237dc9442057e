import type { StoredFileKind } from './stored-file.entity.js';

export interface Purpose {
  kind: StoredFileKind;
  /** Bytes as uploaded. */
  limit: number;
}

/** What a saved item may use a file for (specification, section 5). */
export const PURPOSES = {
  /** Product, category and artist pictures. */
  picture: { kind: 'image', limit: 5_242_880 },
  'product-video': { kind: 'video', limit: 104_857_600 },
  'portfolio-image': { kind: 'image', limit: 10_485_760 },
  'portfolio-video': { kind: 'video', limit: 52_428_800 },
} as const satisfies Record<string, Purpose>;

export type PurposeName = keyof typeof PURPOSES;

/** The most that an upload of a kind may have; which purpose it serves is checked when it is saved. */
export const UPLOAD_LIMITS: Record<StoredFileKind, number> = { image: 10_485_760, video: 104_857_600 };
