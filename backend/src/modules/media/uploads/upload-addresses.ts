import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { type Admin, AppSecret, AuditLog } from '#modules/auth/index.js';
import { uploadExpired } from '../media.errors.js';

export const UPLOAD_ADDRESS_TTL_MS = 15 * 60_000;

interface UploadAddress {
  /** A UUID, which becomes the name of the stored file. */
  id: string;
  /** Unix time in milliseconds. */
  expires: string;
  signature: string;
}

/** Signed addresses that accept one file within 15 minutes. They are not stored: the signature is the permission. */
@Injectable()
export class UploadAddresses {
  private readonly key: Buffer;

  constructor(
    secret: AppSecret,
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {
    this.key = secret.keyFor('upload-address');
  }

  async createFor(admin: Admin): Promise<UploadAddress> {
    const id = randomUUID();
    await this.audit.record(this.db.manager, admin, 'created', 'upload address', null, { name: id });
    const expires = String(this.clock.now().getTime() + UPLOAD_ADDRESS_TTL_MS);
    return { id, expires, signature: this.sign(id, expires) };
  }

  /** Throws 403 unless `createFor` returned the address in the last 15 minutes. */
  verify({ id, expires, signature }: UploadAddress): void {
    const actual = Buffer.from(signature);
    const expected = Buffer.from(this.sign(id, expires));
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) throw uploadExpired();
    if (Number(expires) <= this.clock.now().getTime()) throw uploadExpired();
  }

  private sign(id: string, expires: string): string {
    return createHmac('sha256', this.key).update(`${id}\n${expires}`).digest('base64url');
  }
}
