import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/clock.js';
import { AppSecret } from '#modules/auth/index.js';
import { uploadExpired } from '../media.errors.js';

const VALID_MS = 15 * 60_000;

export interface UploadAddress {
  /** A UUID: the upload's name, and later the stored file's. */
  id: string;
  /** Milliseconds since 1970. */
  expires: string;
  signature: string;
}

/** Addresses to which one file may be sent within 15 minutes. Nothing is kept: the signature is the permission. */
@Injectable()
export class UploadAddresses {
  private readonly key: Buffer;

  constructor(
    secret: AppSecret,
    private readonly clock: Clock,
  ) {
    this.key = secret.keyFor('upload-address');
  }

  create(): UploadAddress {
    const id = randomUUID();
    const expires = String(this.clock.now().getTime() + VALID_MS);
    return { id, expires, signature: this.sign(id, expires) };
  }

  /** 403 unless the address is one that `create` made in the last 15 minutes. */
  verify({ id, expires, signature }: UploadAddress): void {
    const given = Buffer.from(signature);
    const right = Buffer.from(this.sign(id, expires));
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw uploadExpired();
    if (Number(expires) <= this.clock.now().getTime()) throw uploadExpired();
  }

  private sign(id: string, expires: string): string {
    return createHmac('sha256', this.key).update(`${id}\n${expires}`).digest('base64url');
  }
}
