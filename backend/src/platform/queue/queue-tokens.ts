export const QUEUE_BACKEND = Symbol('queue-backend');
