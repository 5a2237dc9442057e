import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { reasonOf } from '#platform/reason-of.js';

/** Where Apple looks for the file before a domain may show Apple Pay. */
export const APPLE_PAY_FILE = '/.well-known/apple-developer-merchantid-domain-association';

/** Serves the domain association file of the payment provider; it is the same for all of its merchants, and changes rarely. */
export async function serveApplePayFile(server: FastifyInstance, file: string): Promise<void> {
  const body = await readFile(file).catch((error: unknown) => {
    throw new Error(
      `APPLE_PAY_DOMAIN_FILE: cannot be read; set it to the file from Stripe, or leave it empty (${reasonOf(error)})`,
    );
  });
  server.get(APPLE_PAY_FILE, (_, reply) =>
    reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' }).send(body),
  );
}
