/**
 * The rules that `npm run test:mutation` mutates, by what they decide about. The spec of a file stands beside it. Statements in SQL
 * cannot be mutated: database specs hold them.
 */
export const MUTATION_TARGETS = {
  money: [
    'contract/money.ts',
    'src/platform/http/money-fields.ts',
    'src/modules/orders/order-totals.ts',
    'src/modules/orders/refunds/refundable.ts',
    'src/modules/orders/refunds/refunded-parts.ts',
    'src/modules/orders/sizes/price-of-size.ts',
    'src/modules/checkout/tax/tax-request.ts',
    'src/modules/checkout/tax/tax-reversal.ts',
    'src/modules/payments/tax/read-calculation.ts',
    'src/modules/pricing/price-cart.ts',
    'src/modules/pricing/service-charges.ts',
    'src/modules/pricing/tax-of-cart.ts',
    'src/modules/invoices/invoice-totals.ts',
    'src/modules/checkout/reconciliation/classify-discrepancy.ts',
    'src/modules/product-import/shopify/parsing/feed-amounts.ts',
    'src/modules/product-import/tiktok/parsing/lowest-price.ts',
  ],
  stock: [
    'src/modules/catalog/products/stock/stock-edit.ts',
    'src/modules/catalog/products/stock/stock-line.ts',
    'src/modules/catalog/products/variant-values.ts',
    'src/modules/product-import/shopify/feed-stock.ts',
  ],
  rights: [
    'src/modules/auth/guard/access-rules.ts',
    'src/modules/auth/guard/rights.ts',
    'src/modules/auth/guard/admin-area.ts',
    'src/modules/auth/tokens/token-claims.ts',
    'src/modules/auth/second-factor/totp.ts',
  ],
  states: [
    'src/modules/orders/order-status.ts',
    'src/modules/orders/undo/undoable-step.ts',
    'src/modules/checkout/settle/payment-state.ts',
  ],
  uploads: ['src/modules/media/file-types.ts', 'src/modules/media/file-names.ts', 'src/modules/media/store/store-keys.ts'],
  statements: [
    'src/modules/payment-matching/matching/candidates.ts',
    'src/modules/payment-matching/matching/decide-payments.ts',
    'src/modules/payment-matching/matching/payment-ids.ts',
    'src/modules/payment-matching/payment-reference.ts',
    'src/modules/payment-matching/reading/order-numbers-in.ts',
    'src/modules/payment-matching/reading/read-amount.ts',
    'src/modules/payment-matching/reading/read-day.ts',
    'src/modules/payment-matching/reading/row-words.ts',
    'src/modules/payment-matching/reading/zelle-text.ts',
    'src/modules/payment-matching/statements/stored-texts.ts',
  ],
  consent: ['src/modules/alerts/alert-keys.ts', 'src/modules/alerts/confirmation-limits.ts'],
  idempotency: ['src/platform/http/idempotency-key.ts'],
};
