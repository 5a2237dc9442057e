import { StockAlert, StockAlertMail } from './modules/alerts/index.js';
import { LedgerEntry, Payee, Statement } from './modules/artist-ledger/index.js';
import {
  AdminConfirmation,
  AuditEntry,
  AuthChallenge,
  Invitation,
  LoginAddress,
  LoginAttempt,
  Passkey,
  RecoveryCode,
  RevokedToken,
  User,
} from './modules/auth/index.js';
import { CartItem } from './modules/cart/index.js';
import { Checkout, PaymentCheck, PaymentDiscrepancy, TaxCalculation } from './modules/checkout/index.js';
import { Artist, CatalogClockRow, Category, Product, ProductImage, ProductVariant, SearchWord } from './modules/catalog/index.js';
import { ContactMessage, MessageReply, SavedAnswer } from './modules/contact/index.js';
import { CustomerNote } from './modules/customers/index.js';
import { Invoice, InvoiceItem, InvoicePayment, InvoicePdfFile, SentInvoicePdf } from './modules/invoices/index.js';
import { Mail, TestMail } from './modules/mail/index.js';
import { AiVisualization, StoredFile } from './modules/media/index.js';
import { Backup } from './modules/operations/index.js';
import {
  Order,
  OrderCharge,
  OrderEvent,
  OrderItem,
  OrderNote,
  Refund,
  OrderPosting,
  RefundedAmountChange,
  RefundLine,
  ReservedOrderNumber,
  SoldLine,
} from './modules/orders/index.js';
import { PaymentFile, PaymentLine, PaymentLineOrder } from './modules/payment-matching/index.js';
import { ProviderEvent, SandboxIntent } from './modules/payments/index.js';
import { PortfolioMedia } from './modules/portfolio/index.js';
import { ShippingRate, TaxRule } from './modules/pricing/index.js';
import { HandleChange, PageRevision, ShopPage, ShopSettingsRow } from './modules/settings/index.js';
import { FeedImport, FeedImportLine, FeedProductRow, TiktokImport } from './modules/product-import/index.js';
import { Counter } from './platform/database/counter.entity.js';
import { RecurringJobRun } from './platform/queue/recurring-job-run.entity.js';
import { IdempotentRequest } from './platform/idempotency/idempotent-request.entity.js';
import { OutboxEvent } from './platform/outbox/outbox-event.entity.js';

/** Every entity; test/schema-drift.spec.ts compares them with the migrated schema. */
export const entities = [
  AdminConfirmation,
  AiVisualization,
  Artist,
  AuditEntry,
  AuthChallenge,
  Backup,
  CartItem,
  CatalogClockRow,
  Category,
  Checkout,
  ContactMessage,
  MessageReply,
  SavedAnswer,
  Counter,
  CustomerNote,
  FeedImport,
  FeedImportLine,
  FeedProductRow,
  HandleChange,
  IdempotentRequest,
  Invitation,
  Invoice,
  InvoiceItem,
  InvoicePayment,
  InvoicePdfFile,
  RecurringJobRun,
  LedgerEntry,
  LoginAddress,
  LoginAttempt,
  Mail,
  Order,
  OrderCharge,
  OrderEvent,
  OrderItem,
  OrderNote,
  OutboxEvent,
  PageRevision,
  Passkey,
  Payee,
  PaymentCheck,
  PaymentDiscrepancy,
  PortfolioMedia,
  Product,
  ProductImage,
  ProductVariant,
  ProviderEvent,
  RecoveryCode,
  Refund,
  OrderPosting,
  RefundedAmountChange,
  RefundLine,
  ReservedOrderNumber,
  RevokedToken,
  SandboxIntent,
  SearchWord,
  SentInvoicePdf,
  ShopPage,
  ShippingRate,
  ShopSettingsRow,
  SoldLine,
  Statement,
  PaymentFile,
  PaymentLine,
  PaymentLineOrder,
  StockAlert,
  StockAlertMail,
  StoredFile,
  TaxCalculation,
  TaxRule,
  TestMail,
  TiktokImport,
  User,
];
