import { FirstTables1763700000000 } from './1763700000000-first-tables.js';
import { AdminAccess1763701000000 } from './1763701000000-admin-access.js';
import { CartActivity1763702000000 } from './1763702000000-cart-activity.js';
import { OutboxRelay1763703000000 } from './1763703000000-outbox-relay.js';
import { FeedProducts1763704000000 } from './1763704000000-feed-products.js';
import { Mails1763706000000 } from './1763706000000-mails.js';
import { MediaUploads1763705000000 } from './1763705000000-media-uploads.js';
import { TiktokImports1763707000000 } from './1763707000000-tiktok-imports.js';
import { CategorySlugs1763708000000 } from './1763708000000-category-slugs.js';
import { InvoicePdfs1763709000000 } from './1763709000000-invoice-pdfs.js';
import { Payments1763712000000 } from './1763712000000-payments.js';
import { OrdersDesk1763720000000 } from './1763720000000-orders-desk.js';
import { PaymentDifferences1763721000000 } from './1763721000000-payment-differences.js';
import { CatalogVersions1763730000000 } from './1763730000000-catalog-versions.js';
import { StandardNames1763740000000 } from './1763740000000-standard-names.js';
import { CatalogNames1763741000000 } from './1763741000000-catalog-names.js';
import { MediaNames1763742000000 } from './1763742000000-media-names.js';
import { PaymentNames1763743000000 } from './1763743000000-payment-names.js';
import { AdminConfirmations1763760000000 } from './1763760000000-admin-confirmations.js';
import { UnpaidOrderLimits1763770000000 } from './1763770000000-unpaid-order-limits.js';
import { LoginLimits1763761000000 } from './1763761000000-login-limits.js';
import { StaffAccounts1763761001000 } from './1763761001000-staff-accounts.js';
import { AdminSignIns1763761002000 } from './1763761002000-admin-sign-ins.js';
import { SecondFactors1763761003000 } from './1763761003000-second-factors.js';
import { EditableSettings1763760100000 } from './1763760100000-editable-settings.js';
import { Backups1763771000000 } from './1763771000000-backups.js';
import { Pages1763760200000 } from './1763760200000-pages.js';
import { TestMails1763760300000 } from './1763760300000-test-mails.js';
import { StockNotifications1763751000000 } from './1763751000000-stock-notifications.js';
import { DeferredStockNotifications1763751000001 } from './1763751000001-deferred-stock-notifications.js';
import { DeferredNotifications1763750000000 } from './1763750000000-deferred-notifications.js';
import { RefundsBeyondInt321763770100000 } from './1763770100000-refunds-beyond-int32.js';
import { Activity1763780000000 } from './1763780000000-activity.js';
import { ProductSearch1763751001000 } from './1763751001000-product-search.js';
import { ErasedCustomers1763781000000 } from './1763781000000-erased-customers.js';
import { ProductDetails1763796000000 } from './1763796000000-product-details.js';
import { ProductVariants1763790000000 } from './1763790000000-product-variants.js';
import { MissingFiles1763781001000 } from './1763781001000-missing-files.js';
import { CorrectedCustomers1763793000000 } from './1763793000000-corrected-customers.js';
import { DisputedPayments1763795000000 } from './1763795000000-disputed-payments.js';
import { JobRuns1763794000000 } from './1763794000000-job-runs.js';
import { SentInvoiceTotals1763793001000 } from './1763793001000-sent-invoice-totals.js';
import { EventContext1763798500000 } from './1763798500000-event-context.js';
import { DeletedItems1763800000000 } from './1763800000000-deleted-items.js';
import { RefundedAmountChanges1763800500000 } from './1763800500000-refunded-amount-changes.js';
import { CustomerPages1763803000000 } from './1763803000000-customer-pages.js';
import { InvoiceDueDatesAndSentPdfs1763804000000 } from './1763804000000-invoice-due-dates-and-sent-pdfs.js';
import { HeldEvents1763805000000 } from './1763805000000-held-events.js';
import { OrderTimes1763805100000 } from './1763805100000-order-times.js';
import { OrderDetailsSearch1763808000000 } from './1763808000000-order-details-search.js';
import { CategoryOrder1763809000000 } from './1763809000000-category-order.js';
import { MessageSearch1763807000000 } from './1763807000000-message-search.js';
import { OneOrderSearchIndex1763810000000 } from './1763810000000-one-order-search-index.js';
import { OrderSearchStatistics1763811000000 } from './1763811000000-order-search-statistics.js';
import { LowStockNotifications1763812000000 } from './1763812000000-low-stock-notifications.js';
import { TimesOfOrdersToShip1763813000000 } from './1763813000000-times-of-orders-to-ship.js';
import { ReturnedItems1763805200000 } from './1763805200000-returned-items.js';
import { AdminNotifications1763806000000 } from './1763806000000-admin-notifications.js';
import { AdminIdempotencyKeys1763814000000 } from './1763814000000-admin-idempotency-keys.js';

/** In the order they run; a released migration is never edited. */

export const migrations = [
  FirstTables1763700000000,
  AdminAccess1763701000000,
  CartActivity1763702000000,
  OutboxRelay1763703000000,
  FeedProducts1763704000000,
  MediaUploads1763705000000,
  Mails1763706000000,
  TiktokImports1763707000000,
  CategorySlugs1763708000000,
  InvoicePdfs1763709000000,
  Payments1763712000000,
  OrdersDesk1763720000000,
  PaymentDifferences1763721000000,
  CatalogVersions1763730000000,
  StandardNames1763740000000,
  CatalogNames1763741000000,
  MediaNames1763742000000,
  PaymentNames1763743000000,
  AdminConfirmations1763760000000,
  UnpaidOrderLimits1763770000000,
  LoginLimits1763761000000,
  StaffAccounts1763761001000,
  AdminSignIns1763761002000,
  SecondFactors1763761003000,
  EditableSettings1763760100000,
  Backups1763771000000,
  Pages1763760200000,
  TestMails1763760300000,
  StockNotifications1763751000000,
  DeferredNotifications1763750000000,
  RefundsBeyondInt321763770100000,
  DeferredStockNotifications1763751000001,
  ProductSearch1763751001000,
  Activity1763780000000,
  ErasedCustomers1763781000000,
  ProductVariants1763790000000,
  MissingFiles1763781001000,
  CorrectedCustomers1763793000000,
  DisputedPayments1763795000000,
  JobRuns1763794000000,
  ProductDetails1763796000000,
  SentInvoiceTotals1763793001000,
  EventContext1763798500000,
  DeletedItems1763800000000,
  RefundedAmountChanges1763800500000,
  CustomerPages1763803000000,
  InvoiceDueDatesAndSentPdfs1763804000000,
  HeldEvents1763805000000,
  OrderTimes1763805100000,
  ReturnedItems1763805200000,
  AdminNotifications1763806000000,
  MessageSearch1763807000000,
  OrderDetailsSearch1763808000000,
  CategoryOrder1763809000000,
  OneOrderSearchIndex1763810000000,
  OrderSearchStatistics1763811000000,
  LowStockNotifications1763812000000,
  TimesOfOrdersToShip1763813000000,
  AdminIdempotencyKeys1763814000000,
];
