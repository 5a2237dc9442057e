import { LEDGER_ROUTE_RIGHTS } from './ledger-route-rules.js';
import type { Right } from './role-rules.js';

/** The routes about money that has arrived, by the provider or by hand, about refunds of it, and about what artists get of it. */
export const PAYMENT_ROUTE_RIGHTS = {
  'POST /api/admin/orders/:id/refunds': 'move-money',
  'POST /api/admin/orders/:id/refunds/preview': 'move-money',
  'GET /api/admin/payments/statements': 'read-money',
  'POST /api/admin/payments/statements': 'move-money',
  'GET /api/admin/payments/statement-lines': 'read-money',
  'POST /api/admin/payments/statement-lines/match': 'move-money',
  'POST /api/admin/payments/statement-lines/:id/owed': 'move-money',
  'POST /api/admin/payments/statement-lines/:id/dismiss': 'move-money',
  'POST /api/admin/payments/statement-lines/:id/reopen': 'move-money',
  'POST /api/admin/payments/statement-lines/:id/returned': 'move-money',
  'GET /api/admin/payments/reconciliation': 'read-money',
  'POST /api/admin/payments/reconciliation': 'move-money',
  'POST /api/admin/payments/differences/:id/repair': 'move-money',
  ...LEDGER_ROUTE_RIGHTS,
} as const satisfies Record<string, Right>;
