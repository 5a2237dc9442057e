import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { SenderMessages } from '../contact/index.js';
import { ClientInvoices } from '../invoices/index.js';
import { CustomerOrders } from '../orders/index.js';

/** Which email addresses belong to somebody. */
@Injectable()
export class KnownCustomers {
  constructor(
    private readonly orders: CustomerOrders,
    private readonly messages: SenderMessages,
    private readonly invoices: ClientInvoices,
  ) {}

  /** The addresses of `emails`, which are in lower case, that an order, a message or an invoice names. */
  async among(tx: Tx, emails: readonly string[]): Promise<Set<string>> {
    const withOrders = await this.orders.known(tx, emails);
    const withMessages = await this.messages.known(tx, emails);
    const withInvoices = await this.invoices.known(tx, emails);
    return new Set([...withOrders, ...withMessages, ...withInvoices]);
  }
}
