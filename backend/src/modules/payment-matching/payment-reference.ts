import { ORDER_TEXTS } from '@shop/contract/text-fields';
import type { PaymentMethod } from '../settings/index.js';
import type { PaymentFileSource } from './payment-matching-rules.js';

/** The ids of the transfers, with the source where the order waits for another method. The end of a long one tells more. */
export function referenceOf(
  lines: readonly { source: PaymentFileSource; externalId: string }[],
  paymentMethod: PaymentMethod,
): string {
  const ids = lines.map(({ externalId }) => externalId).join(', ');
  const source = lines[0]?.source;
  return (source === paymentMethod ? ids : `${source} ${ids}`).slice(-ORDER_TEXTS.reference.max);
}
