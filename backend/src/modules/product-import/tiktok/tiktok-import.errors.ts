import { cutAtCharacter } from '@shop/contract/clean-text';
import { AppError } from '#platform/app-error.js';
import { MAX_DESCRIPTION_CHARACTERS, MAX_NAME_CHARACTERS } from '../shared/product-texts.js';
import type { FoundProduct } from './parsing/found-product.js';
import type { ProductProblem } from './parsing/importable.js';
import type { PageProblem } from './parsing/read-page.js';
import type { PartlyFound } from './tiktok-import.entity.js';

type ImportProblem = PageProblem | ProductProblem;

const PROBLEMS: Record<ImportProblem, [code: string, message: string]> = {
  blocked: [
    'TIKTOK_BLOCKED',
    'TikTok asked for a security check instead of showing the product. Try again later, or open the page in your browser and paste its source here.',
  ],
  unavailable: ['TIKTOK_UNAVAILABLE', 'TikTok says this product is not available in this region, or it was removed'],
  'private-video': ['TIKTOK_VIDEO', 'This video is private or was removed'],
  'no-product-in-video': ['TIKTOK_VIDEO', 'No product is linked in this video'],
  'not-understood': ['TIKTOK_PAGE', 'No product could be read from this page'],
  'no-id': ['TIKTOK_PAGE', 'The page does not say which product it shows'],
  'other-product': ['TIKTOK_PAGE', 'The page shows another product than the link'],
  'no-name': ['TIKTOK_PAGE', 'The page shows no product name'],
  'no-price': ['TIKTOK_PRICE', 'The page shows no price, so nothing was imported'],
  'bad-price': ['TIKTOK_PRICE', 'The price on the page cannot be used, so nothing was imported'],
  'other-currency': ['TIKTOK_PRICE', 'The price is not in US dollars, so nothing was imported'],
};

export const notATiktokLink = (): AppError => new AppError(400, 'This is not a link to a TikTok product', { code: 'INVALID' });
/** The dialog recognises this error by the words "already imported". */
export const alreadyImported = (): AppError =>
  new AppError(409, 'This TikTok product is already imported', { code: 'ALREADY_IMPORTED' });
export const importIdTaken = (): AppError => new AppError(409, 'This import was started before', { code: 'IMPORT_ID_TAKEN' });
export const leavesTiktok = (): AppError => new AppError(422, 'The link leads away from TikTok', { code: 'TIKTOK_PAGE' });
export const pageTooLarge = (): AppError => new AppError(422, 'The page is too large to be read', { code: 'TIKTOK_PAGE' });
export const tiktokUnreachable = (): AppError =>
  new AppError(502, 'TikTok did not answer, please try again later', { code: 'TIKTOK_SILENT' });
export const importFailed = (): AppError => new AppError(500, 'Failed to import from TikTok');
export const queueUnreachable = (): AppError =>
  new AppError(503, 'Imports are not possible right now, please try again in a moment', { retryAfterSeconds: 30 });
export const importStillRunning = (importId: string): AppError =>
  new AppError(504, 'The import takes longer than usual. It goes on: look at the products again in a minute.', {
    code: 'IMPORT_GOES_ON',
    extensions: { importId },
  });

/** The error for a page without a usable product, with the fields that were found. */
export function pageNotImportable(problem: ImportProblem, found: FoundProduct, sourceUrl: string | null): AppError {
  const [code, message] = PROBLEMS[problem];
  const partial = partlyFound(found, sourceUrl);
  return new AppError(422, message, { code, ...(partial ? { extensions: { found: partial } } : {}) });
}

function partlyFound(found: FoundProduct, sourceUrl: string | null): PartlyFound | undefined {
  if (!found.name && !found.description) return undefined;
  const { price } = found;
  return {
    name: found.name ? cutAtCharacter(found.name.value, MAX_NAME_CHARACTERS) : null,
    description: found.description ? cutAtCharacter(found.description.value, MAX_DESCRIPTION_CHARACTERS) : null,
    price:
      price?.value.currency.toUpperCase() === 'USD' && /^\d{1,8}(\.\d{1,2})?$/.test(price.value.amount)
        ? price.value.amount
        : null,
    sourceUrl,
    sources: Object.fromEntries(Object.entries(found).map(([field, { source }]) => [field, source])),
  };
}
