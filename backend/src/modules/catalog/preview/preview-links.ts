import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/clock.js';
import { AppSecret } from '#modules/auth/index.js';

export const PREVIEW_TTL_MS = 24 * 3_600_000;

/** Signed addresses that show one product, also a draft, for a day. They are not stored: the signature is the permission. */
@Injectable()
export class PreviewLinks {
  private readonly key: Buffer;

  constructor(
    secret: AppSecret,
    private readonly clock: Clock,
  ) {
    this.key = secret.keyFor('product-preview');
  }

  create(productId: string): { token: string; expiresAt: Date } {
    const expiresAt = new Date(this.clock.now().getTime() + PREVIEW_TTL_MS);
    const end = String(expiresAt.getTime());
    return { token: `${end}.${this.sign(productId, end)}`, expiresAt };
  }

  isValid(productId: string, token: string): boolean {
    const [end = '', signature = ''] = token.split('.');
    const [sent, right] = [Buffer.from(signature), Buffer.from(this.sign(productId, end))];
    if (sent.length !== right.length || !timingSafeEqual(sent, right)) return false;
    return Number(end) > this.clock.now().getTime();
  }

  private sign(productId: string, end: string): string {
    return createHmac('sha256', this.key).update(`${productId.toLowerCase()}\n${end}`).digest('base64url');
  }
}
