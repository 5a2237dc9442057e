import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Admin } from '../../../auth/index.js';
import { OrderQueries } from '../../order.queries.js';
import type { TrackingDto } from '../admin-order.dto.js';
import { StepsToUndo } from '../../undo/steps-to-undo.js';
import { UpdateOrder } from '../update-order.js';
import { orderNotFound } from '../../orders.errors.js';
import type { BulkTransition, ShipmentDto } from './bulk-orders.dto.js';
import type { BulkOutcomeView } from './bulk-orders.view.js';
import { hasTracking, type MovedOrder, outcomeOf, statusInTheWay, withUndo } from './bulk-outcome.js';
import { ORDER_IDS } from './packing-slip.queries.js';

/**
 * Moves orders one after the other, each in its own transaction: one that cannot move does not keep back the others, and
 * sending the same request again changes nothing.
 */
@Injectable()
export class BulkUpdateOrders {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly orders: OrderQueries,
    private readonly updateOrder: UpdateOrder,
    private readonly stepsToUndo: StepsToUndo,
  ) {}

  async execute(admin: Admin, orderIds: readonly string[], status: BulkTransition): Promise<BulkOutcomeView[]> {
    const numbers = await this.orders.numbers(orderIds);
    const moved: MovedOrder[] = [];
    for (const id of new Set(orderIds)) {
      moved.push({ id, outcome: await outcomeOf(numbers.get(id) ?? '', () => this.move(admin, id, status)) });
    }
    return withUndo(this.stepsToUndo, moved);
  }

  /** Ships orders with their tracking numbers. A shipped order without a number gets it; an existing number is kept. */
  async ship(admin: Admin, shipments: readonly ShipmentDto[]): Promise<BulkOutcomeView[]> {
    const numbers = shipments.map(({ orderNumber }) => normalized(orderNumber));
    const ids = new Map((await ORDER_IDS.rows(this.db, numbers)).map(({ id, orderNumber }) => [orderNumber, id]));
    const moved: MovedOrder[] = [];
    for (const { orderNumber, carrier, number } of shipments) {
      const id = ids.get(normalized(orderNumber));
      moved.push({
        id,
        outcome: await outcomeOf(normalized(orderNumber), () => this.shipWith(admin, id, { carrier, number })),
      });
    }
    return withUndo(this.stepsToUndo, moved);
  }

  private async move(admin: Admin, id: string, status: BulkTransition, tracking?: TrackingDto): Promise<'done' | 'unchanged'> {
    try {
      await this.updateOrder.transition(admin, id, { status, ...(tracking && { tracking }) });
      return 'done';
    } catch (error) {
      const current = statusInTheWay(error);
      if (current === status) return 'unchanged';
      if (status !== 'shipped' || current !== 'confirmed') throw error;
      // An order that is sent has been packed.
      await this.move(admin, id, 'processing');
      return this.move(admin, id, status, tracking);
    }
  }

  private async shipWith(admin: Admin, id: string | undefined, tracking: TrackingDto): Promise<'done' | 'unchanged'> {
    if (id === undefined) throw orderNotFound();
    try {
      if ((await this.move(admin, id, 'shipped', tracking)) === 'done') return 'done';
    } catch (error) {
      const current = statusInTheWay(error);
      if (current !== 'shipped' && current !== 'delivered') throw error;
    }
    try {
      await this.updateOrder.addTracking(admin, id, tracking);
      return 'done';
    } catch (error) {
      if (hasTracking(error, tracking)) return 'unchanged';
      throw error;
    }
  }
}

/** "#ord-7kq2m9xa" is the number that staff copy from emails or type. */
const normalized = (orderNumber: string): string => orderNumber.replace(/^#/, '').toUpperCase();
