import { Injectable } from '@nestjs/common';
import type { Admin } from '../../../auth/index.js';
import { OrderQueries } from '../../order.queries.js';
import { UndoStep } from '../../undo/undo-step.js';
import type { UndoOrderDto } from './bulk-orders.dto.js';
import type { BulkOutcomeView } from './bulk-orders.view.js';
import { outcomeOf } from './bulk-outcome.js';

/** Takes the last step of each order back, one after the other; one that cannot go back does not keep the others. */
@Injectable()
export class UndoOrders {
  constructor(
    private readonly orders: OrderQueries,
    private readonly undoStep: UndoStep,
  ) {}

  async execute(admin: Admin, steps: readonly UndoOrderDto[]): Promise<BulkOutcomeView[]> {
    const numbers = await this.orders.numbers(steps.map(({ orderId }) => orderId));
    const outcomes: BulkOutcomeView[] = [];
    for (const { orderId, version } of steps) {
      outcomes.push(await outcomeOf(numbers.get(orderId.toLowerCase()) ?? '', () => this.undo(admin, orderId, version)));
    }
    return outcomes;
  }

  private async undo(admin: Admin, orderId: string, version: string): Promise<'done'> {
    await this.undoStep.execute(admin, orderId, version);
    return 'done';
  }
}
