/** Which products a listing shows: of a short list, in the storefront and on the server. */
export { countFacets } from './listing/count-facets.js';
export { findArtists, findCategories, findPlaces, type Place } from './listing/find-places.js';
export { readingOf, searchAttempts, type Attempt, type SearchOutcome } from './listing/search-attempts.js';
export { readTerms, wordsOfTerms, type SearchTerm } from './listing/search-terms.js';
export {
  LISTING_SORTS,
  NO_CRITERIA,
  selectListing,
  type ListingCriteria,
  type SelectedListing,
} from './listing/select-listing.js';
export { inSizeOrder } from './listing/size-scales.js';
