/** Which products a listing shows: of a short list, in the storefront and on the server. */
export { countFacets } from './listing/count-facets.js';
export {
  LISTING_SORTS,
  NO_CRITERIA,
  selectListing,
  type ListingCriteria,
  type SelectedListing,
} from './listing/select-listing.js';
export { inSizeOrder } from './listing/size-scales.js';
