import { SHIPPING_DRAFT_KEY } from '#config/limits.ts';
import { EMPTY_SHIPPING, type ShippingFields } from './shipping-rules.ts';

/** The answers of step 1, kept for this tab only: over a reload or Back, and deleted once the order is placed. */
export function readDraft(): ShippingFields {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SHIPPING_DRAFT_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...EMPTY_SHIPPING, ...stored } : EMPTY_SHIPPING;
  } catch {
    return EMPTY_SHIPPING;
  }
}

export function writeDraft(fields: ShippingFields): void {
  try {
    sessionStorage.setItem(SHIPPING_DRAFT_KEY, JSON.stringify(fields));
  } catch {
    // Without storage, the answers last as long as the page.
  }
}

export function deleteDraft(): void {
  try {
    sessionStorage.removeItem(SHIPPING_DRAFT_KEY);
  } catch {
    // Nothing was stored either.
  }
}
