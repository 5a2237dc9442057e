import { Injectable } from '@nestjs/common';
import type { PayeeMethod } from '@shop/contract/ways-to-pay';
import { AppSecret, openSealedText, sealText } from '../../auth/index.js';

/** Who got a payment, and how. */
export interface PaidTo {
  name: string;
  method: PayeeMethod;
}

const contextOf = (requestId: string | null): string => `payment ${requestId ?? ''}`;

/** The payee of the day of a payment: later there may be another one, or none. */
@Injectable()
export class PaidPayees {
  private readonly key: Buffer;

  constructor(secret: AppSecret) {
    this.key = secret.keyFor('payees');
  }

  seal(requestId: string, { name, method }: PaidTo): string {
    return sealText(this.key, contextOf(requestId), JSON.stringify({ name, method }));
  }

  /** Undefined for an entry that names nobody, null when the APP_SECRET that sealed it is lost. */
  open({ requestId, sealedPayee }: { requestId: string | null; sealedPayee: string | null }): PaidTo | null | undefined {
    if (sealedPayee === null) return undefined;
    const text = openSealedText(this.key, contextOf(requestId), sealedPayee);
    return text === undefined ? null : (JSON.parse(text) as PaidTo);
  }
}
