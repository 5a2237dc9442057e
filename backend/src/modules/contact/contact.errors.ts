import { notFound, type Refusal } from '../../platform/app-error.js';

export const messageNotFound = (): Refusal => notFound('Message not found');
