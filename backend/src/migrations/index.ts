import { Initial1795651200000 } from './1795651200000-initial.js';
import { UnicodeFolding1795651300000 } from './1795651300000-unicode-folding.js';
import { AnimatedUploads1795651400000 } from './1795651400000-animated-uploads.js';
import { PaymentSent1795700000000 } from './1795700000000-payment-sent.js';
import { FitScaleAndAltTexts1795720000000 } from './1795720000000-fit-scale-and-alt-texts.js';
import { ReceivedAmounts1795730000000 } from './1795730000000-received-amounts.js';
import { OrdersByAmount1795730000001 } from './1795730000001-orders-by-amount.js';
import { MessageReplies1795760000000 } from './1795760000000-message-replies.js';
import { InvoicePayments1795770000000 } from './1795770000000-invoice-payments.js';
import { FeedImports1795771000000 } from './1795771000000-feed-imports.js';
import { InvoiceItemSize1795774000000 } from './1795774000000-invoice-item-size.js';
import { OrdersByTotal1795774100000 } from './1795774100000-orders-by-total.js';
import { GuessesOfLoginAttempts1795775000000 } from './1795775000000-guesses-of-login-attempts.js';
import { Pricing1795776000000 } from './1795776000000-pricing.js';
import { TaxKindsAndWeights1795776100000 } from './1795776100000-tax-kinds-and-weights.js';
import { OrderCharges1795776200000 } from './1795776200000-order-charges.js';
import { SecondAddressLine1795776300000 } from './1795776300000-second-address-line.js';
import { Drops1795776500000 } from './1795776500000-drops.js';
import { ImportDrafts1795776590000 } from './1795776590000-import-drafts.js';
import { StockAlerts1795776600000 } from './1795776600000-stock-alerts.js';
import { TaxCalculations1795776620000 } from './1795776620000-tax-calculations.js';
import { PaymentMatching1795776700000 } from './1795776700000-payment-matching.js';
import { SharesAndAllocations1795777000000 } from './1795777000000-shares-and-allocations.js';
import { ArtistLedger1795777100000 } from './1795777100000-artist-ledger.js';
import { ArtistStatements1795777200000 } from './1795777200000-artist-statements.js';
import { RefundsOfUnpaidOrders1795777300000 } from './1795777300000-refunds-of-unpaid-orders.js';
import { ChargesOfSoldLines1795777400000 } from './1795777400000-charges-of-sold-lines.js';
import { PayeesOfPayments1795777410000 } from './1795777410000-payees-of-payments.js';
import { OneIdempotency1795778100000 } from './1795778100000-one-idempotency.js';
import { MethodsByForm1795778200000 } from './1795778200000-methods-by-form.js';
import { AuditOfPaymentFiles1795778400000 } from './1795778400000-audit-of-payment-files.js';
import { OrderBook1795778500000 } from './1795778500000-order-book.js';
import { InlineTextFolding1795778600000 } from './1795778600000-inline-text-folding.js';
import { InvoicesInCents1795778700000 } from './1795778700000-invoices-in-cents.js';
import { FeedPricesInCents1795778710000 } from './1795778710000-feed-prices-in-cents.js';
import { RefundedPieces1795779000000 } from './1795779000000-refunded-pieces.js';
import { GmailMailboxes1795779100000 } from './1795779100000-gmail-mailboxes.js';
import { ClothingUpTo1795779150000 } from './1795779150000-clothing-up-to.js';
import { DaysOfShippingCharges1795779200000 } from './1795779200000-days-of-shipping-charges.js';
import { DutyIndexes1795779250000 } from './1795779250000-duty-indexes.js';

/** In the order they run; a released migration is never edited. */
export const migrations = [
  Initial1795651200000,
  UnicodeFolding1795651300000,
  AnimatedUploads1795651400000,
  PaymentSent1795700000000,
  FitScaleAndAltTexts1795720000000,
  ReceivedAmounts1795730000000,
  OrdersByAmount1795730000001,
  MessageReplies1795760000000,
  InvoicePayments1795770000000,
  FeedImports1795771000000,
  InvoiceItemSize1795774000000,
  OrdersByTotal1795774100000,
  GuessesOfLoginAttempts1795775000000,
  Pricing1795776000000,
  TaxKindsAndWeights1795776100000,
  OrderCharges1795776200000,
  SecondAddressLine1795776300000,
  Drops1795776500000,
  ImportDrafts1795776590000,
  StockAlerts1795776600000,
  TaxCalculations1795776620000,
  PaymentMatching1795776700000,
  SharesAndAllocations1795777000000,
  ArtistLedger1795777100000,
  ArtistStatements1795777200000,
  RefundsOfUnpaidOrders1795777300000,
  ChargesOfSoldLines1795777400000,
  PayeesOfPayments1795777410000,
  OneIdempotency1795778100000,
  MethodsByForm1795778200000,
  AuditOfPaymentFiles1795778400000,
  OrderBook1795778500000,
  InlineTextFolding1795778600000,
  InvoicesInCents1795778700000,
  FeedPricesInCents1795778710000,
  RefundedPieces1795779000000,
  GmailMailboxes1795779100000,
  ClothingUpTo1795779150000,
  DaysOfShippingCharges1795779200000,
  DutyIndexes1795779250000,
];
