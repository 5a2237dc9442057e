import type { FastifyRequest } from 'fastify';

/** The body of an error response outside /api, in the format of the API's errors. */
export const errorBody = (request: FastifyRequest, statusCode: number, message: string) => ({
  statusCode,
  message,
  requestId: request.id,
});
