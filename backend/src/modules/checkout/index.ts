export { Checkout } from './checkout.entity.js';
export { CheckoutModule } from './checkout.module.js';
export { PaymentCheck } from './reconciliation/payment-check.entity.js';
export { Discrepancies, type DescribedDiscrepancy } from './reconciliation/discrepancies.js';
export { TaxCalculation } from './tax/tax-calculation.entity.js';
export { PaymentDiscrepancy } from './reconciliation/payment-discrepancy.entity.js';
