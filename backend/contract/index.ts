export { arrivalDays, arrivalText, businessDays, deliveryByRate, type RateDays } from './arrives-by.js';
export { artistShareTexts } from './orders/artist-shares.js';
export { cleanLine, cleanLines, cutAtCharacter } from './clean-text.js';
export { ApiError, createClient, type ApiClient, type CallOptions, type ClientSettings } from './client.js';
export { colorFamilies, familiesOf } from './color-families.js';
export { isEmailAddress } from './email-address.js';
export { randomId } from './random-id.js';
export { slugOf } from './slug.js';
export { createSubmitLock, DOUBLE_CLICK_MS } from './submit-lock.js';
export { oneOfEach, OPTION_PARAMETERS, optionParameters, optionSearch, pleaseSelect } from './option-search.js';
export { handleRule, manualMethods } from './payments/payment-methods.js';
export { changedPriceCents, type PriceChange } from './price-change.js';
export {
  DESCRIBING_TEXT_NAMES,
  mapProductFlags,
  mapProductTexts,
  PRODUCT_FLAG_NAMES,
  PRODUCT_FLAGS,
  PRODUCT_TEXT_NAMES,
  PRODUCT_TEXTS,
  productTextRule,
  type ProductFlag,
  type ProductText,
  SHOP_TEXT_NAMES,
} from './product-fields.js';
export {
  countFacets,
  findArtists,
  findCategories,
  findPlaces,
  inSizeOrder,
  LISTING_SORTS,
  NO_CRITERIA,
  selectListing,
  type ListingCriteria,
  type Place,
  type SelectedListing,
} from './listing.js';
export { formatMoment } from './time/moment.js';
export { fromCents, lineCents, signedCents, toCents } from './money.js';
export { foldedWords, foldText, MAX_SEARCH_LENGTH, readSearch } from './search.js';
export {
  ACCOUNT_TEXTS,
  ARTIST_LEDGER_TEXTS,
  CATALOG_TEXTS,
  cleanText,
  CONTACT_TEXTS,
  CUSTOMER_TEXTS,
  emailRule,
  INVOICE_PAYMENT_TEXTS,
  INVOICE_TEXTS,
  MESSAGE_TEXTS,
  ORDER_TEXTS,
  PAGE_TEXTS,
  PAYEE_TEXTS,
  PORTFOLIO_DESCRIPTION,
  PRICING_TEXTS,
  textProblem,
  type TextRule,
} from './text-fields.js';
export { ownValue } from './own-value.js';
export { STATE_CODES, stateCodeOf, stateNameOf, zip5Of, zipFitsState } from './address/us-states.js';
export type { components, paths } from './schema.js';
export type * from './schema.js';
