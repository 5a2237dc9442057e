import { Module } from '@nestjs/common';
import { CartModule } from '../cart/index.js';
import { CatalogModule } from '../catalog/index.js';
import { OrdersModule } from '../orders/index.js';
import { PaymentsModule } from '../payments/index.js';
import { PricingModule } from '../pricing/index.js';
import { SettingsModule } from '../settings/index.js';
import { CancelOrder } from './admin/cancel-order.js';
import { OrderPaymentsController } from './admin/order-payments.controller.js';
import { CheckoutController } from './checkout.controller.js';
import { CheckoutJobs } from './checkout.jobs.js';
import { Checkouts } from './checkouts.js';
import { OpenCheckout } from './open/open-checkout.js';
import { PayableCart } from './open/payable-cart.js';
import { PrepareCheckout } from './open/prepare-checkout.js';
import { ResolvePayment } from './open/resolve-payment.js';
import { EarlierOrders } from './place/earlier-orders.js';
import { PlaceManualOrder } from './place/place-manual-order.js';
import { PlaceOrderController } from './place/place-order.controller.js';
import { PlaceOrder } from './place/place-order.js';
import { SessionCheckout } from './place/session-checkout.js';
import { EraseCustomers } from './erase-customers.js';
import { CheckoutPrices } from './quote/checkout-prices.js';
import { QuoteController } from './quote/quote.controller.js';
import { ReadQuote } from './quote/read-quote.js';
import { AdminReconciliationController } from './reconciliation/admin-reconciliation.controller.js';
import { ComparePayments } from './reconciliation/compare-payments.js';
import { Discrepancies } from './reconciliation/discrepancies.js';
import { ReconcileNow } from './reconciliation/reconcile-now.js';
import { ReconcilePayments } from './reconciliation/reconcile-payments.js';
import { RepairDiscrepancy } from './reconciliation/repair-discrepancy.js';
import { ReportDisputes } from './reconciliation/report-disputes.js';
import { SettleAndCompare } from './reconciliation/settle-and-compare.js';
import { RefundOrder } from './refund/refund-order.js';
import { RefundPayment } from './refund/refund-payment.js';
import { SettleRefund } from './refund/settle-refund.js';
import { SettleUncertainRefunds } from './refund/settle-uncertain-refunds.js';
import { AskForTax } from './tax/ask-for-tax.js';
import { ReportTaxes } from './tax/report-taxes.js';
import { ReportTaxTrouble } from './tax/report-tax-trouble.js';
import { FinishPayment } from './settle/finish-payment.js';
import { ApplyMoneyStep } from './settle/apply-money-step.js';
import { RecordPayment } from './settle/record-payment.js';
import { PlacePaidOrder } from './settle/place-paid-order.js';
import { SettleCheckout } from './settle/settle-checkout.js';
import { SweepCheckouts } from './settle/sweep-checkouts.js';
import { TrySettleCheckout } from './settle/try-settle-checkout.js';
import { DiscrepanciesSource } from './today/discrepancies-source.js';

@Module({
  imports: [CartModule, CatalogModule, OrdersModule, PaymentsModule, PricingModule, SettingsModule],
  controllers: [
    CheckoutController,
    QuoteController,
    PlaceOrderController,
    OrderPaymentsController,
    AdminReconciliationController,
  ],
  providers: [
    AskForTax,
    CancelOrder,
    CheckoutJobs,
    CheckoutPrices,
    Checkouts,
    ComparePayments,
    Discrepancies,
    DiscrepanciesSource,
    FinishPayment,
    EarlierOrders,
    ApplyMoneyStep,
    OpenCheckout,
    PayableCart,
    PlaceManualOrder,
    PlaceOrder,
    PlacePaidOrder,
    PrepareCheckout,
    EraseCustomers,
    ReadQuote,
    ReconcileNow,
    ReconcilePayments,
    RecordPayment,
    RefundOrder,
    RefundPayment,
    RepairDiscrepancy,
    ReportDisputes,
    ReportTaxes,
    ReportTaxTrouble,
    ResolvePayment,
    SessionCheckout,
    SettleAndCompare,
    SettleCheckout,
    SettleRefund,
    SettleUncertainRefunds,
    SweepCheckouts,
    TrySettleCheckout,
  ],
  exports: [Discrepancies],
})
export class CheckoutModule {}
