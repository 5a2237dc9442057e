import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { productNotFound, sizeNotFound } from '../catalog/index.js';
import type { RequestAlertDto } from './alert.dto.js';
import { availableNow } from './alerts.errors.js';
import { ADD_ALERT, ALERT_TARGET } from './request-alert.queries.js';

/**
 * Stores the wish and publishes `alert.requested`. Nothing depends on the address: whether it gets a mail is decided after the answer, by
 * `ConfirmationMails`.
 */
@Injectable()
export class RequestAlert {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** A filled hidden field means that a bot sent the form: it gets the usual answer, and nothing is stored. */
  async execute({ productId, variantId, email, website }: RequestAlertDto): Promise<void> {
    const size = variantId ?? null;
    await this.assertWaiting(productId, size);
    if (website !== undefined && website !== null && website !== '') return;
    await inTransaction(this.db, async (tx) => {
      const alert = await ADD_ALERT.first(tx, productId, size, email);
      if (!alert) throw new Error('An alert was not stored');
      const sendingId = randomUUID();
      await this.outbox.add(tx, 'alert.requested', { alertId: alert.id, sendingId }, `alert.requested:${sendingId}`);
    });
  }

  private async assertWaiting(productId: string, variantId: string | null): Promise<void> {
    const target = isUUID(productId)
      ? await ALERT_TARGET.first(this.db, productId, isUUID(variantId) ? variantId : null)
      : undefined;
    if (!target) throw productNotFound();
    if (target.stock === null || (variantId !== null && !isUUID(variantId))) throw sizeNotFound();
    if (target.stock > 0) throw availableNow();
  }
}
