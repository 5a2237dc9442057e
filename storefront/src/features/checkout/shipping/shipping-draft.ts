import { EMPTY_SHIPPING, type ShippingFields } from './shipping-rules.ts';

const SHIPPING_DRAFT_KEY = 'lasting-freedom.shipping';

/** The input of step 1, stored for this tab: survives a reload and Back, deleted when the order is placed. */
export function readShippingDraft(): ShippingFields {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SHIPPING_DRAFT_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...EMPTY_SHIPPING, ...stored } : EMPTY_SHIPPING;
  } catch {
    return EMPTY_SHIPPING;
  }
}

export function writeShippingDraft(fields: ShippingFields): void {
  try {
    sessionStorage.setItem(SHIPPING_DRAFT_KEY, JSON.stringify(fields));
  } catch {
    // Without storage, the input lasts as long as the page.
  }
}

export function deleteShippingDraft(): void {
  try {
    sessionStorage.removeItem(SHIPPING_DRAFT_KEY);
  } catch {
    // Without storage, nothing was written.
  }
}
