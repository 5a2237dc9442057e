import { AppError } from '#platform/app-error.js';
import { createValidationPipe } from '#platform/http/validation.js';

const pipe = createValidationPipe();

/**
 * The messages of the fields for which the server refuses a body with 400, by their names ("address.city"); empty for one that it
 * accepts. That a route validates its body at all is for a spec over HTTP.
 */
export async function refusedFields(form: new () => object, body: unknown): Promise<Record<string, string>> {
  try {
    await pipe.transform(body, { type: 'body', metatype: form });
    return {};
  } catch (error) {
    if (error instanceof AppError && error.details.code === 'INVALID') return error.details.errors ?? {};
    throw error;
  }
}
