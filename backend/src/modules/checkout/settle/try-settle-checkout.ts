import { Inject, Injectable } from '@nestjs/common';
import { withTimeout } from '@shop/contract/with-timeout';
import type { Logger } from 'pino';
import { LOGGER } from '#platform/tokens.js';
import type { PaymentIntent } from '../../payments/index.js';
import type { CheckoutKey } from '../checkouts.js';
import { SettleCheckout } from './settle-checkout.js';

const TIMEOUT_MS = 5_000;

/** Settles for callers whose own work does not depend on it: waits a few seconds and never fails; the sweeper tries again. */
@Injectable()
export class TrySettleCheckout {
  constructor(
    private readonly settle: SettleCheckout,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(key: CheckoutKey, intent?: PaymentIntent): Promise<void> {
    const settled = this.settle.execute(key, { intent }).then(
      () => undefined,
      (error: unknown) => this.logger.warn({ err: error, checkout: key }, 'a payment could not be settled yet'),
    );
    await withTimeout(TIMEOUT_MS, settled, () => undefined);
  }
}
