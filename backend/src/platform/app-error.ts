/** Fields of an error that a module hands to the wire; see `http/error-filter.ts`. */
export interface AppErrorDetails {
  /** For programs, for example CART_CHANGED. */
  code?: string;
  /** Messages by field, for forms. */
  errors?: Record<string, string>;
  /** Facts the screen needs to go on, for example the new total. */
  facts?: Record<string, unknown>;
  /** Seconds until a new try makes sense. */
  retryAfterSeconds?: number;
}

/** A clear "no" with an HTTP status and one sentence for the person on the screen. */
export class AppError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: AppErrorDetails = {},
  ) {
    super(message);
    this.name = 'AppError';
  }
}

/** 404 with the noun's sentence, also for things that are not yours and for ids that are no ids. */
export function notFound(message: string): AppError {
  return new AppError(404, message);
}
