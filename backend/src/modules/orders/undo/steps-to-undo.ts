import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { HeldEmails } from '../transitions/held-emails.js';
import { latestSteps } from './undo.queries.js';
import { type HistoryRow, type OrderState, undoableStep, type UndoableStepName } from './undoable-step.js';

/** The last step of an order; `secondsLeft` is null when no email follows it. */
interface StepToUndo {
  step: UndoableStepName;
  secondsLeft: number | null;
}

/** Which last steps of orders can be undone at this moment. */
@Injectable()
export class StepsToUndo {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly heldEmails: HeldEmails,
  ) {}

  /** `history` has the oldest entry first; null when its last step is final. */
  async of(order: OrderState & { id: string }, history: readonly HistoryRow[]): Promise<StepToUndo | null> {
    const undoable = undoableStep(order, history);
    if (!undoable) return null;
    const { step, event } = undoable;
    if (!event) return { step, secondsLeft: null };
    const seconds = await this.heldEmails.secondsLeft(event, order.id);
    return seconds === undefined ? null : { step, secondsLeft: Math.ceil(seconds) };
  }

  /** The newest entry of the history of each order whose last step can be undone, by the id of the order. */
  async versions(orderIds: readonly string[]): Promise<Map<string, string>> {
    const versions = new Map<string, string>();
    for (const { events, ...order } of await latestSteps.rows(this.db, orderIds)) {
      const newest = events.at(-1);
      if (newest && (await this.of(order, events))) versions.set(order.id, newest.id);
    }
    return versions;
  }
}
