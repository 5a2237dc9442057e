import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/index.js';
import { ContactModule } from '../contact/index.js';
import { InvoicesModule } from '../invoices/index.js';
import { OrdersModule } from '../orders/index.js';
import { AddCustomerNote } from './add-customer-note.js';
import { CustomersController } from './customers.controller.js';
import { EraseCustomerData } from './erase-customer-data.js';
import { ExportCustomerData } from './export-customer-data.js';
import { KnownCustomers } from './known-customers.js';
import { PurgeCustomerNotes } from './purge-customer-notes.js';
import { ReadCustomer } from './read-customer.js';
import { StoredCustomerData } from './stored-customer-data.js';

@Module({
  imports: [AlertsModule, ContactModule, InvoicesModule, OrdersModule],
  controllers: [CustomersController],
  providers: [
    AddCustomerNote,
    EraseCustomerData,
    ExportCustomerData,
    KnownCustomers,
    PurgeCustomerNotes,
    ReadCustomer,
    StoredCustomerData,
  ],
})
export class CustomersModule {}
