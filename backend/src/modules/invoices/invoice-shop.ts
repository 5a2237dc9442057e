import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addDays, dayIn } from '#platform/calendar-day.js';
import { Clock } from '#platform/clock.js';
import { MANUAL_METHODS, methodInSentence, ShopSettings, type ShopSettingsView } from '../settings/index.js';
import type { InvoiceTermsView, PaymentHandleView } from './invoice.view.js';

/** Raise it when the PDF is drawn differently, so that stored ones are rendered again. */
const LAYOUT_VERSION = 3;

/** What an invoice, its PDF and its email show of the shop's settings. */
export interface InvoiceShop extends Pick<
  ShopSettingsView,
  'shopName' | 'tagline' | 'postalAddress' | 'email' | 'phone' | 'timeZone'
> {
  paymentHandles: PaymentHandleView[];
  paymentNote: string;
}

/** Only handles that the shop offers: production never sends money to an empty or a sample handle. */
export function invoiceShopOf(settings: ShopSettingsView, paymentNote: string): InvoiceShop {
  const { shopName, tagline, postalAddress, email, phone, timeZone, offeredMethods, paymentHandles: handles } = settings;
  const paymentHandles = MANUAL_METHODS.filter((method) => offeredMethods.includes(method)).map((method) => ({
    label: methodInSentence(method),
    handle: handles[method],
  }));
  return { shopName, tagline, postalAddress, email, phone, timeZone, paymentHandles, paymentNote };
}

/** Changes with everything that a PDF prints of the shop. */
export const printedSettings = (shop: InvoiceShop): string =>
  createHash('sha256')
    .update(JSON.stringify([LAYOUT_VERSION, shop]))
    .digest('hex');

/** The shop's settings for invoices. */
@Injectable()
export class InvoiceSettings {
  constructor(
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {}

  async shop(): Promise<InvoiceShop> {
    const [settings, { invoicePaymentNote }] = await Promise.all([this.settings.current(), this.settings.values()]);
    return invoiceShopOf(settings, invoicePaymentNote);
  }

  /** The moment, its day in the shop's time zone, the due date of an invoice of that day, and whether sales tax can be on it. */
  async today(): Promise<{ now: Date; day: string; dueOn: string; collectsTax: boolean }> {
    const { timeZone, invoiceDueDays, taxMode } = await this.settings.values();
    const now = this.clock.now();
    const day = dayIn(timeZone, now);
    return { now, day, dueOn: addDays(day, invoiceDueDays), collectsTax: taxMode !== 'off' };
  }

  async terms(): Promise<InvoiceTermsView> {
    const [{ paymentHandles, paymentNote }, { dueOn }] = await Promise.all([this.shop(), this.today()]);
    return { dueOn, paymentHandles, paymentNote };
  }
}
