import { AppError } from '#platform/app-error.js';
import { addressOf, type MediaLibrary } from '#modules/media/index.js';

/** The limit of the product form: a larger image could not be saved there again. */
export const MAX_IMAGE_BYTES = 5_242_880;

type StoredImage = { imageUrl: string } | { error: AppError };

/** Stores a downloaded image. The error says why the file cannot be used; a status from 500 is no fault of the file. */
export async function storeImage(media: MediaLibrary, bytes: Buffer): Promise<StoredImage> {
  try {
    const file = await media.importFile(undefined, { bytes });
    return file.kind === 'image' ? { imageUrl: addressOf(file.name) } : { error: new AppError(415, 'not an image') };
  } catch (error) {
    if (error instanceof AppError) return { error };
    throw error;
  }
}
