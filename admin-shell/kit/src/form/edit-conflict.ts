import { ApiError } from '@shop/contract';

/** The saved item, if another admin saved it after this form was opened. */
export const editConflict = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'EDIT_CONFLICT' ? error.json()['current'] : undefined;
