import { Injectable } from '@nestjs/common';
import { AddressAlerts } from '../alerts/index.js';
import { SenderMessages } from '../contact/index.js';
import { ClientInvoices, InvoiceQueries, type InvoiceView } from '../invoices/index.js';
import { OrdersOfCustomer } from '../orders/index.js';
import type { CustomerDataView } from './customer-data.view.js';

type StoredData = Omit<CustomerDataView, 'email' | 'exportedAt' | 'notes'>;

/** What other modules store about one email address, to hand it out on request. */
@Injectable()
export class StoredCustomerData {
  constructor(
    private readonly orders: OrdersOfCustomer,
    private readonly messages: SenderMessages,
    private readonly clientInvoices: ClientInvoices,
    private readonly invoices: InvoiceQueries,
    private readonly alerts: AddressAlerts,
  ) {}

  async of(email: string): Promise<StoredData> {
    const [orders, messages, invoices, alerts] = await Promise.all([
      this.orders.execute(email),
      this.messages.all(email),
      this.invoicesOf(email),
      this.alerts.rows(email),
    ]);
    return { orders, messages, invoices, alerts };
  }

  /** One after the other: a client with many invoices must not take all connections. */
  private async invoicesOf(email: string): Promise<InvoiceView[]> {
    const invoices: InvoiceView[] = [];
    for (const id of await this.clientInvoices.ids(email)) invoices.push(await this.invoices.byId(id));
    return invoices;
  }
}
