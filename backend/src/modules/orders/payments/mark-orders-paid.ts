import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppError } from '#platform/app-error.js';
import type { Admin } from '../../auth/index.js';
import { OrderQueries } from '../order.queries.js';
import { alreadyPaid } from '../orders.errors.js';
import { referenceOfOrder } from '../transitions/order-transition.queries.js';
import { StepsToUndo } from '../undo/steps-to-undo.js';
import { type AfterPayment, UpdateOrder } from '../admin/update-order.js';
import type { ReceivedPaymentDto } from '../admin/bulk/bulk-orders.dto.js';
import type { BulkOutcomeView } from '../admin/bulk/bulk-orders.view.js';
import { type MovedOrder, outcomeOf, withUndo } from '../admin/bulk/bulk-outcome.js';

/** `cents` are those of a rest, which an order that is paid waits for. */
type BookedPayment = ReceivedPaymentDto & { cents?: number };

/** Marks payments by hand as received, one order after the other, each in its own transaction. */
@Injectable()
export class MarkOrdersPaid {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly orders: OrderQueries,
    private readonly updateOrder: UpdateOrder,
    private readonly stepsToUndo: StepsToUndo,
  ) {}

  /** `afterPayment` runs in the transaction of each order that is paid here; an `AppError` of it is the outcome of that order. */
  async execute(admin: Admin, payments: readonly BookedPayment[], afterPayment?: AfterPayment): Promise<BulkOutcomeView[]> {
    const numbers = await this.orders.numbers(payments.map(({ orderId }) => orderId));
    const moved: MovedOrder[] = [];
    for (const payment of payments) {
      const { orderId: id } = payment;
      moved.push({ id, outcome: await outcomeOf(numbers.get(id) ?? '', () => this.markPaid(admin, payment, afterPayment)) });
    }
    return withUndo(this.stepsToUndo, moved);
  }

  /** An order that is paid already keeps its reference; another one is rejected, because it would be lost. */
  private async markPaid(
    admin: Admin,
    { orderId: id, reference, cents }: BookedPayment,
    afterPayment: AfterPayment | undefined,
  ): Promise<'done' | 'unchanged'> {
    try {
      await this.updateOrder.markPaid(admin, id, { reference: reference ?? null, cents }, afterPayment);
      return 'done';
    } catch (error) {
      if (!isPaidAlready(error)) throw error;
      const current = (await referenceOfOrder.first(this.db, id))?.reference ?? null;
      if (reference !== undefined && reference !== current) throw alreadyPaid(current);
      return 'unchanged';
    }
  }
}

const isPaidAlready = (error: unknown): boolean =>
  error instanceof AppError && error.details.code === 'ILLEGAL_MOVE' && error.details.extensions?.['paymentStatus'] === 'paid';
