import { Queue, type QueueOptions } from 'bullmq';
import type { QueueBackend } from './queue-backend.js';

/** What Nest passes on from `BullModule.forRootAsync` to each queue. */
export type ListeningQueueOptions = QueueOptions & Pick<QueueBackend, 'connectionFailed'>;

/**
 * Listens to errors before the first attempt to connect can fail. Without a listener BullMQ prints each attempt with its stack, in lines
 * that name no setting.
 */
export class ListeningQueue extends Queue {
  constructor(name: string, options: ListeningQueueOptions) {
    super(name, options);
    this.on('error', options.connectionFailed);
  }
}
