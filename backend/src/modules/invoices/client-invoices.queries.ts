import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { defineQuery } from '#platform/database/define-query.js';
import { holdsAllWords } from '#platform/database/search-words.sql.js';
import type { Tx } from '#platform/database/transactions.js';
import type { InvoiceStatus } from './invoice.entity.js';

const MAX_ROWS = 50;
/** Clients of older invoices are not searched, so that the time of a search is bounded. */
const SEARCHED_INVOICES = 2_000;

interface ClientInvoice {
  id: string;
  invoiceNumber: string;
  clientName: string;
  status: InvoiceStatus;
  totalAmount: string;
  createdAt: Date;
}

const INVOICES_OF_CLIENT = defineQuery<[email: string], ClientInvoice>({
  name: 'invoices.of-client',
  text: `select id, invoice_number as "invoiceNumber", client_name as "clientName", status, total_amount::text as "totalAmount",
      created_at as "createdAt"
    from invoices where lower(client_email) = lower($1::text) order by created_at desc, invoice_number desc limit ${MAX_ROWS}`,
  columns: {
    id: 'uuid',
    invoiceNumber: 'text',
    clientName: 'text',
    status: 'text',
    totalAmount: 'text',
    createdAt: 'timestamptz',
  },
});

const IDS_OF_CLIENT = defineQuery<[email: string], { id: string }>({
  name: 'invoices.ids-of-client',
  text: 'select id from invoices where lower(client_email) = lower($1::text) order by created_at, invoice_number',
  columns: { id: 'uuid' },
});

const FIND_CLIENTS = defineQuery<[words: readonly string[], limit: number], { email: string; name: string; at: Date }>({
  name: 'invoices.find-clients',
  text: `select email, name, at from (
      select distinct on (email) email, name, at from (
        select lower(client_email) as email, client_name as name, created_at as at from invoices where client_email is not null
        order by created_at desc, id desc limit ${SEARCHED_INVOICES}
      ) recent where ${holdsAllWords(`folded_text(name || ' ' || email)`, '$1')} order by email, at desc
    ) people order by at desc, email limit $2`,
  columns: { email: 'text', name: 'text', at: 'timestamptz' },
});

type FoundInvoice = Omit<ClientInvoice, 'createdAt'>;

const FIND_INVOICES = defineQuery<[words: readonly string[], limit: number], FoundInvoice>({
  name: 'invoices.find',
  text: `select id, invoice_number as "invoiceNumber", client_name as "clientName", status, total_amount::text as "totalAmount" from (
      select * from invoices order by created_at desc, id desc limit ${SEARCHED_INVOICES}
    ) recent
    where ${holdsAllWords(`folded_text(concat_ws(' ', invoice_number, client_name, client_email, total_amount))`, '$1')}
    order by created_at desc, id desc limit $2`,
  columns: { id: 'uuid', invoiceNumber: 'text', clientName: 'text', status: 'text', totalAmount: 'text' },
});

const WITH_INVOICES = defineQuery<[emails: readonly string[]], { email: string }>({
  name: 'invoices.emails-with-invoices',
  text: `select email from unnest($1::text[]) email where exists (select from invoices where lower(client_email) = email)`,
  columns: { email: 'text' },
});

/** The invoices of one email address, for other modules; its case does not matter. */
@Injectable()
export class ClientInvoices {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Newest first, at most 50. */
  rows(email: string): Promise<ClientInvoice[]> {
    return INVOICES_OF_CLIENT.rows(this.db, email);
  }

  /** Of all of them, oldest first. */
  async ids(email: string): Promise<string[]> {
    return (await IDS_OF_CLIENT.rows(this.db, email)).map(({ id }) => id);
  }

  /** Clients by words in lower case and without accents, newest first. */
  find(words: readonly string[], limit: number): Promise<{ email: string; name: string; at: Date }[]> {
    return FIND_CLIENTS.rows(this.db, words, limit);
  }

  /** Invoices by words of number, client, email and total in lower case and without accents, newest first. */
  invoices(words: readonly string[], limit: number): Promise<FoundInvoice[]> {
    return FIND_INVOICES.rows(this.db, words, limit);
  }

  /** The addresses of `emails`, which are in lower case, that an invoice names. */
  async known(tx: Tx, emails: readonly string[]): Promise<string[]> {
    return (await WITH_INVOICES.rows(tx, emails)).map(({ email }) => email);
  }
}
