import type { AppError } from '#platform/app-error.js';
import type { CartContent } from '../cart/index.js';
import { notYet } from '../catalog/index.js';
import type { ShopSettings } from '../settings/index.js';

/** Why a cart cannot be ordered yet: the sale of one of its products has not begun. */
export async function notYetOf(contents: readonly CartContent[], settings: ShopSettings): Promise<AppError | undefined> {
  for (const { productId, name, opensAt } of contents) {
    if (opensAt) return notYet({ productId, name, opensAt }, (await settings.values()).timeZone);
  }
  return undefined;
}
