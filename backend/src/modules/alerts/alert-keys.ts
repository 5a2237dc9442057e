import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { mailboxOf } from '#platform/mail/mailbox.js';
import { AppSecret } from '../auth/index.js';

const sign = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The tokens of alerts, which need no column, and the hash under which mails to a mailbox are counted. */
@Injectable()
export class AlertKeys {
  private readonly tokenKey: Buffer;
  private readonly mailboxKey: Buffer;

  constructor(secret: AppSecret) {
    this.tokenKey = secret.keyFor('stock-alert');
    this.mailboxKey = secret.keyFor('stock-alert-mailbox');
  }

  tokenOf(alertId: string): string {
    return sign(this.tokenKey, alertId).toString('base64url');
  }

  isToken(alertId: string, token: unknown): boolean {
    if (typeof token !== 'string') return false;
    const [sent, right] = [Buffer.from(token), Buffer.from(this.tokenOf(alertId))];
    return sent.length === right.length && timingSafeEqual(sent, right);
  }

  mailboxHash(email: string): string {
    return sign(this.mailboxKey, mailboxOf(email)).toString('base64url');
  }
}
