import { foldedWords } from '@shop/contract/search';
import { Injectable } from '@nestjs/common';
import { type Admin, hasRight } from '../auth/index.js';
import { CatalogSearch } from '../catalog/index.js';
import { SenderMessages } from '../contact/index.js';
import { ClientInvoices } from '../invoices/index.js';
import { type FoundOrder, OrderSearch } from '../orders/index.js';
import { mergePeople } from './merge-people.js';
import type { FoundCustomerView, SearchResultsView } from './search.view.js';

/** Of each kind. */
const MAX_RESULTS = 5;

/** Finds orders, products, artists, customers, invoices and messages for the search of the admin. */
@Injectable()
export class SearchAdmin {
  constructor(
    private readonly orderSearch: OrderSearch,
    private readonly catalogSearch: CatalogSearch,
    private readonly senderMessages: SenderMessages,
    private readonly clientInvoices: ClientInvoices,
  ) {}

  async execute(admin: Admin, search: string): Promise<SearchResultsView> {
    const words = foldedWords(search);
    // A text of accents alone; without a word, everything would match.
    if (words.length === 0) return { orders: [], products: [], artists: [], customers: [], invoices: [], messages: [] };
    const [orders, products, artists, customers, invoices, messages] = await Promise.all([
      this.orders(admin, search, words),
      hasRight(admin.role, 'read-catalog') ? this.catalogSearch.products(words, MAX_RESULTS) : [],
      hasRight(admin.role, 'edit-catalog') ? this.catalogSearch.artists(words, MAX_RESULTS) : [],
      this.customers(admin, search, words),
      hasRight(admin.role, 'read-invoices') ? this.clientInvoices.invoices(words, MAX_RESULTS) : [],
      hasRight(admin.role, 'messages') ? this.senderMessages.messages(words, MAX_RESULTS) : [],
    ]);
    return { orders, products, artists, customers, invoices, messages };
  }

  /** Without the right to see customers, a name must not even lead to its order. */
  private async orders({ role }: Admin, search: string, words: readonly string[]): Promise<FoundOrder[]> {
    if (!hasRight(role, 'read-orders')) return [];
    if (!hasRight(role, 'read-customers')) return this.orderSearch.ordersByNumber(words, MAX_RESULTS);
    const readsMoney = hasRight(role, 'read-money');
    const found = await Promise.all([
      this.orderSearch.orders(words, MAX_RESULTS),
      this.orderSearch.ordersByPhone(search, MAX_RESULTS),
      readsMoney ? this.orderSearch.ordersByAmount(search, MAX_RESULTS) : [],
    ]);
    const unique = new Map(found.flat().map((order) => [order.id, order]));
    const orders = [...unique.values()].map((order) => ({ ...order, awaitsPayment: readsMoney && order.awaitsPayment }));
    return orders.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, MAX_RESULTS);
  }

  private async customers({ role }: Admin, search: string, words: readonly string[]): Promise<FoundCustomerView[]> {
    if (!hasRight(role, 'read-customers')) return [];
    const people = await Promise.all([
      this.orderSearch.customers(words, MAX_RESULTS),
      this.orderSearch.customersByPhone(search, MAX_RESULTS),
      hasRight(role, 'messages') ? this.senderMessages.find(words, MAX_RESULTS) : [],
      hasRight(role, 'read-invoices') ? this.clientInvoices.find(words, MAX_RESULTS) : [],
    ]);
    return mergePeople(people.flat(), MAX_RESULTS);
  }
}
