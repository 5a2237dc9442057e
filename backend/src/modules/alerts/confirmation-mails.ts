import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, lockName } from '#platform/database/transactions.js';
import { ShopSettings } from '../settings/index.js';
import { AlertKeys } from './alert-keys.js';
import { mayAskToConfirm } from './confirmation-limits.js';
import { ALERT_TO_CONFIRM, COUNT_MAIL, MAILBOX_OF, MAILS_OF_DAY, MARK_MAILED } from './confirmation-mails.queries.js';

/** What the email that asks for a confirmation needs. */
export interface AlertMail {
  email: string;
  /** "Dawn Hoodie, M" */
  name: string;
  token: string;
}

/** Decides which requests get an email. Whoever asks cannot see it: an address that is known and one that is not get the same answer. */
@Injectable()
export class ConfirmationMails {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly keys: AlertKeys,
    private readonly settings: ShopSettings,
  ) {}

  /** Undefined when no email may go out. For the same `sendingId` it says the same again, so that a failed sending is repeated. */
  async claim(alertId: string, sendingId: string): Promise<AlertMail | undefined> {
    if (!(await this.settings.values()).stockAlerts) return undefined;
    const alert = await inTransaction(this.db, async (tx) => {
      const owner = await MAILBOX_OF.first(tx, alertId);
      if (!owner) return undefined;
      const mailbox = this.keys.mailboxHash(owner.email);
      await lockName(tx, `alerts for ${mailbox}`);
      const [found, sent] = [await ALERT_TO_CONFIRM.first(tx, alertId), await MAILS_OF_DAY.first(tx, mailbox, sendingId)];
      if (!found || sent?.isCounted) return found;
      if (!mayAskToConfirm({ ...found, mailsOfDay: sent?.count ?? 0 })) return undefined;
      await COUNT_MAIL.execute(tx, sendingId, mailbox);
      await MARK_MAILED.execute(tx, alertId);
      return found;
    });
    return alert && { email: alert.email, name: placeName(alert), token: this.keys.tokenOf(alertId) };
  }
}

/** "Dawn Hoodie, M" */
export const placeName = ({ name, label }: { name: string; label: string | null }): string =>
  label === null ? name : `${name}, ${label}`;
