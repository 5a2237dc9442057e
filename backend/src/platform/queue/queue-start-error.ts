import { StartError } from '../start-error.js';

/** The queues could not use Postgres when the process started. `cause` is the error of the driver, or of BullMQ. */
export class QueueStartError extends StartError {
  override readonly name = 'QueueStartError';
}
