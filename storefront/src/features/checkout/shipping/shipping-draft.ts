import { EMPTY_SHIPPING, type ShippingFields } from './shipping-rules.ts';

const SHIPPING_DRAFT_KEY = 'lasting-freedom.shipping';

/** For browsers that deny storage: without it, step 2 would never open there. */
let inMemory: ShippingFields | undefined;

/** The input of step 1, stored for this tab: survives a reload and Back, deleted when the order is placed. */
export function readShippingDraft(): ShippingFields {
  if (inMemory) return inMemory;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SHIPPING_DRAFT_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...EMPTY_SHIPPING, ...stored } : EMPTY_SHIPPING;
  } catch {
    return EMPTY_SHIPPING;
  }
}

export function writeShippingDraft(fields: ShippingFields): void {
  inMemory = fields;
  try {
    sessionStorage.setItem(SHIPPING_DRAFT_KEY, JSON.stringify(fields));
  } catch {
    return;
  }
}

export function deleteShippingDraft(): void {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(SHIPPING_DRAFT_KEY);
  } catch {
    return;
  }
}
