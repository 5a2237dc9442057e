import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CartModule } from '../cart/index.js';
import { CatalogModule } from '../catalog/index.js';
import { SettingsModule } from '../settings/index.js';
import { AdminOrderQueries } from './admin/admin-order.queries.js';
import { AdminOrdersController } from './admin/admin-orders.controller.js';
import { BulkOrdersController } from './admin/bulk/bulk-orders.controller.js';
import { MarkOrdersPaid } from './payments/mark-orders-paid.js';
import { BulkUpdateOrders } from './admin/bulk/bulk-update-orders.js';
import { PackingSlips } from './admin/bulk/packing-slips.js';
import { PickList } from './admin/bulk/pick-list.js';
import { UndoOrders } from './admin/bulk/undo-orders.js';
import { CorrectCustomer } from './admin/correct-customer.js';
import { EraseCustomer } from './admin/erase-customer.js';
import { ExportOrders } from './admin/export-orders.js';
import { FiguresController } from './admin/figures/figures.controller.js';
import { SalesReport } from './admin/figures/sales-report.js';
import { ListOrders } from './admin/list-orders.js';
import { TaxReport } from './admin/tax-report/tax-report.js';
import { TaxReportController } from './admin/tax-report/tax-report.controller.js';
import { StockListController } from './admin/stock/stock-list.controller.js';
import { StockList } from './admin/stock/stock-list.js';
import { ReceivePayment } from './payments/receive-payment.js';
import { OrderItemsController } from './admin/order-items.controller.js';
import { UpdateOrder } from './admin/update-order.js';
import { UpdateOrdersController } from './admin/update-orders.controller.js';
import { type Claim, CLAIMS } from './claims/claim.js';
import { MostPerOrder } from './claims/most-per-order.js';
import { OrderClaims } from './claims/order-claims.js';
import { OrderStock } from './claims/order-stock.js';
import { UnpaidOrderLimits } from './claims/unpaid-order-limits.js';
import { CreateOrder } from './create/create-order.js';
import { NetworkDigest } from './create/network-digest.js';
import { OrderNumbers } from './create/order-numbers.js';
import { CustomerOrders } from './customers/customer-orders.queries.js';
import { OrdersOfCustomer } from './customers/orders-of-customer.queries.js';
import { OrderSearch } from './customers/order-search.queries.js';
import { OrderMatching } from './matching/order-matching.js';
import { OrderMetrics } from './order-metrics.js';
import { OrderQueries } from './order.queries.js';
import { OrdersController } from './orders.controller.js';
import { OrdersJobs } from './orders.jobs.js';
import { PublicOrders } from './public-orders.js';
import { OrderBook } from './book/order-book.js';
import { OrderRefunds } from './refunds/order-refunds.js';
import { UnsentPieces } from './refunds/unsent-pieces.js';
import { RefundQueries } from './refunds/refund.queries.js';
import { RestockPieces } from './returns/restock-pieces.js';
import { ReturnItems } from './returns/return-items.js';
import { ApplyPaymentUpdate } from './transitions/apply-payment-update.js';
import { HeldEmails } from './transitions/held-emails.js';
import { OrderHistory } from './transitions/order-history.js';
import { OrderTransitions } from './transitions/order-transitions.js';
import { PaymentUndoNotifier } from './transitions/payment-undo-notifier.js';
import { ChangeSize } from './sizes/change-size.js';
import { SizeChangeRecords } from './sizes/size-change-records.js';
import { StepsToUndo } from './undo/steps-to-undo.js';
import { UndoStep } from './undo/undo-step.js';
import { CancelUnpaidOrders } from './unpaid/cancel-unpaid-orders.js';
import { RemindUnpaidOrders } from './unpaid/remind-unpaid-orders.js';
import { ReportPayment } from './unpaid/report-payment.js';
import { ShipmentsSource } from './today/shipments-source.js';
import { UnpaidOrdersSource } from './today/unpaid-orders-source.js';

/** The order of locks, and of errors: see docs/decisions/0503. The stock is last, because the pieces of a drop are what all orders want. */
const CLAIMS_IN_LOCK_ORDER = [MostPerOrder, UnpaidOrderLimits, OrderStock];

@Module({
  imports: [DiscoveryModule, CatalogModule, CartModule, SettingsModule],
  controllers: [
    OrdersController,
    BulkOrdersController,
    AdminOrdersController,
    UpdateOrdersController,
    OrderItemsController,
    FiguresController,
    TaxReportController,
    StockListController,
  ],
  providers: [
    AdminOrderQueries,
    ApplyPaymentUpdate,
    CancelUnpaidOrders,
    ChangeSize,
    CorrectCustomer,
    CreateOrder,
    CustomerOrders,
    EraseCustomer,
    ExportOrders,
    HeldEmails,
    UnsentPieces,
    ListOrders,
    MarkOrdersPaid,
    NetworkDigest,
    ...CLAIMS_IN_LOCK_ORDER,
    { provide: CLAIMS, useFactory: (...claims: Claim[]) => claims, inject: CLAIMS_IN_LOCK_ORDER },
    BulkUpdateOrders,
    OrderBook,
    OrderClaims,
    OrderHistory,
    OrderMatching,
    OrderMetrics,
    OrderNumbers,
    OrderQueries,
    OrderRefunds,
    OrderSearch,
    OrderTransitions,
    OrdersOfCustomer,
    OrdersJobs,
    PackingSlips,
    ShipmentsSource,
    PaymentUndoNotifier,
    PickList,
    SalesReport,
    ReceivePayment,
    PublicOrders,
    RefundQueries,
    RemindUnpaidOrders,
    ReportPayment,
    RestockPieces,
    ReturnItems,
    SizeChangeRecords,
    StepsToUndo,
    StockList,
    TaxReport,
    UndoOrders,
    UndoStep,
    UnpaidOrdersSource,
    UpdateOrder,
  ],
  exports: [
    AdminOrderQueries,
    ApplyPaymentUpdate,
    CorrectCustomer,
    CreateOrder,
    MostPerOrder,
    HeldEmails,
    MarkOrdersPaid,
    CustomerOrders,
    EraseCustomer,
    OrderMatching,
    OrderNumbers,
    OrderQueries,
    OrderRefunds,
    OrderSearch,
    OrdersOfCustomer,
    RefundQueries,
    UpdateOrder,
  ],
})
export class OrdersModule {}
