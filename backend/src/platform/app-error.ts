/** Optional fields of the error response; see `http/error-filter.ts`. */
interface AppErrorDetails {
  /** Machine-readable code, for example CART_CHANGED. */
  code?: string;
  /** Messages by form field. */
  errors?: Record<string, string>;
  /** Additional properties of the response, for example the new total. */
  extensions?: Record<string, unknown>;
  /** Value of the Retry-After header. */
  retryAfterSeconds?: number;
}

/** An expected error, with an HTTP status and a message that the user sees. */
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

/** Also the answer for an entity of another user and for an id that is not a UUID. */
export function notFound(message: string): AppError {
  return new AppError(404, message);
}
