import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { clientNetwork } from '#platform/http/client-network.js';
import { AppSecret } from '../../auth/index.js';

/** The shopper's network as it is stored: a keyed digest, because addresses are personal data. */
@Injectable()
export class NetworkDigest {
  private readonly key: Buffer;

  constructor(secret: AppSecret) {
    this.key = secret.keyFor('order-network');
  }

  of(address: string): string {
    return createHmac('sha256', this.key).update(clientNetwork(address)).digest('base64url');
  }
}
