import { Injectable } from '@nestjs/common';
import type { AppError } from '#platform/app-error.js';
import { TableChangeNotifier } from '#platform/database/table-change-notifier.js';
import { lockName, pipelined, tryLockNames, type Tx } from '#platform/database/transactions.js';
import type { WorkContext } from '#platform/tracing/work-context.js';
import { type CartContent, CheckoutCart } from '../../cart/index.js';
import type { PlacedOrderView } from '../../orders/index.js';
import type { CheckoutRow } from '../checkouts.js';
import { sessionLock } from '../session-lock.js';
import { SessionPayments } from '../settle/session-payments.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import type { OrderRequest } from './order-request.js';

/** The changes by an order that are announced after its commit. The database announces a product that sells out itself. */
const DEFERRED_CHANGES = ['stock', 'outbox', 'orders'] as const;

/** A request for an order that is paid later. */
export interface Attempt {
  request: OrderRequest;
  key: string | undefined;
  /** Stops a new order; a repeated request still gets its earlier order. */
  rejection: AppError | undefined;
  context: WorkContext | undefined;
}

/** What an order depends on, read under the lock of its session. */
export interface SessionState {
  /** The saved response to the same request. */
  earlier: PlacedOrderView | undefined;
  open: CheckoutRow | undefined;
  contents: CartContent[];
}

/** Locks and reads what orders depend on, in one round trip. */
@Injectable()
export class SessionStates {
  constructor(
    private readonly carts: CheckoutCart,
    private readonly keys: IdempotencyKeys,
    private readonly notifier: TableChangeNotifier,
    private readonly payments: SessionPayments,
  ) {}

  /** Throws 422 when the key was used for another order. */
  async read(tx: Tx, attempt: Attempt): Promise<SessionState> {
    const [, [state]] = await pipelined(lockName(tx, sessionLock(attempt.request.sessionId)), this.readAll(tx, [attempt]));
    if (!state) throw new Error('The session was not read');
    return state;
  }

  /** As `read`, for different sessions; undefined for a session whose lock is taken. */
  async tryRead(tx: Tx, attempts: readonly Attempt[]): Promise<(SessionState | undefined)[]> {
    const locks = attempts.map(({ request }) => sessionLock(request.sessionId));
    const [taken, states] = await pipelined(tryLockNames(tx, locks), this.readAll(tx, attempts));
    return states.map((state, index) => (taken.has(locks[index] ?? '') ? state : undefined));
  }

  private async readAll(tx: Tx, attempts: readonly Attempt[]): Promise<SessionState[]> {
    const sessionIds = attempts.map(({ request }) => request.sessionId);
    const [, earlier, open, contents] = await pipelined(
      this.notifier.defer(tx, DEFERRED_CHANGES),
      this.keys.findAll(tx, attempts),
      this.payments.lockOpen(tx, sessionIds),
      this.carts.contentsBySession(tx, sessionIds),
    );
    return sessionIds.map((sessionId, index) => ({
      earlier: earlier[index],
      open: open.get(sessionId),
      contents: contents.get(sessionId) ?? [],
    }));
  }
}
