import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '#platform/tokens.js';
import type { GatewayError } from '../../payments/index.js';
import { Discrepancies } from '../reconciliation/discrepancies.js';

/** Stands where other kinds have the id of a payment. */
const SUBJECT = 'Stripe Tax';

/** Tells staff when the tax service refuses the shop, at most once an hour. A service that is away comes back by itself. */
@Injectable()
export class ReportTaxTrouble {
  constructor(
    private readonly discrepancies: Discrepancies,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(error: GatewayError): Promise<void> {
    this.logger.warn({ err: error }, 'the tax service has not answered');
    if (error.code !== 'refused' && error.code !== 'unknown') return;
    if (await this.discrepancies.wasFoundWithinHour('tax_service_refused')) return;
    const found = { paymentIntentId: SUBJECT, orderId: null, providerCents: 0, orderCents: 0 };
    await this.discrepancies.record({ kind: 'tax_service_refused', ...found });
  }
}
