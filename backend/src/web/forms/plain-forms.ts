import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newSessionId, readSessionCookie, sessionCookie } from './session-cookie.js';

const BODY_LIMIT_BYTES = 64 * 1024;
const WHOLE_NUMBER = /^\d{1,6}$/;

/** A rejected form; the page shows the message, the errors at their fields, and what was typed. */
export interface RejectedForm {
  message: string;
  errors: Record<string, string>;
  values: Record<string, string>;
}

type Fields = Record<string, string>;

interface ApiRequest {
  body: object;
  /** Sent when the API accepts the body. */
  cookie?: string;
}

interface PlainForm {
  /** The page that shows the form, which is also the address that it is sent to. */
  page: string;
  api: string | ((fields: Fields, request: FastifyRequest) => string);
  fields: readonly string[];
  /** The id of the confirmation on the page; without it, the page itself says what has become of it. */
  confirmation?: string;
  toApi: (fields: Fields, request: FastifyRequest, origin: string) => ApiRequest;
}

interface PlainFormsOptions {
  originOf: (request: FastifyRequest) => string;
  /** The address of a page without the part of the query that it does not read. */
  addressOf: (url: string) => string;
  sendPage: (request: FastifyRequest, reply: FastifyReply, page: { status: number; rejected: RejectedForm }) => Promise<void>;
}

function toCart(fields: Fields, { params, headers }: FastifyRequest, origin: string): ApiRequest {
  const { id: productId } = params as { id: string };
  const { quantity = '', variantId } = fields;
  const sessionId = readSessionCookie(headers.cookie, origin) ?? newSessionId();
  return {
    body: {
      productId,
      sessionId,
      quantity: WHOLE_NUMBER.test(quantity) ? Number(quantity) : 0,
      variantId: variantId === '' ? undefined : variantId,
    },
    cookie: sessionCookie(sessionId, origin),
  };
}

/** The parts of an address of an alert's page. */
function alertOf({ params, query }: FastifyRequest): { path: string; token: string } {
  const { t = '' } = query as { t?: unknown };
  return { path: `/api/alerts/${encodeURIComponent((params as { id: string }).id)}`, token: typeof t === 'string' ? t : '' };
}

function alertApi({ answer }: Fields, request: FastifyRequest): string {
  const { path, token } = alertOf(request);
  return answer === 'yes' ? `${path}/confirm` : `${path}/stop?t=${encodeURIComponent(token)}`;
}

const FORMS: readonly PlainForm[] = [
  { page: '/products/:id', api: '/api/cart', fields: ['quantity', 'variantId'], confirmation: 'added', toApi: toCart },
  {
    page: '/contact',
    api: '/api/contact',
    fields: ['name', 'email', 'subject', 'message', 'website'],
    confirmation: 'sent',
    toApi: (body) => ({ body }),
  },
  {
    page: '/alerts/:id',
    api: alertApi,
    fields: ['answer'],
    toApi: (_, request) => ({ body: { token: alertOf(request).token } }),
  },
];

const NOT_OURS: RejectedForm = {
  message: 'We could not tell that this form came from our page. Please send it again.',
  errors: {},
  values: {},
};

/** Sec-Fetch-Site cannot be set by a page. Browsers send it to HTTPS and localhost only, and Origin with every form. */
function isSameOrigin({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === origin : site === 'same-origin';
}

const read = (body: unknown, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, body instanceof URLSearchParams ? (body.get(name) ?? '') : '']));

function rejection(answer: unknown, values: Fields): RejectedForm {
  const { message, errors } = answer as { message: string; errors?: Record<string, string> };
  return { message, errors: errors ?? {}, values };
}

/** Forms of pages that work without scripts. They call the API in this process, so its validation and limits apply to them. */
export async function servePlainForms(server: FastifyInstance, { originOf, addressOf, sendPage }: PlainFormsOptions) {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    for (const { page, api, fields, confirmation, toApi } of FORMS) {
      scope.post(page, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
        const origin = originOf(request);
        void reply.header('cache-control', 'no-store');
        if (!isSameOrigin(request, origin)) {
          await sendPage(request, reply, { status: 403, rejected: NOT_OURS });
          return reply;
        }
        const values = read(request.body, fields);
        const { body, cookie } = toApi(values, request, origin);
        const url = typeof api === 'string' ? api : api(values, request);
        const answer = await server.inject({ method: 'POST', url, payload: body, remoteAddress: request.ip });
        if (answer.statusCode < 400) {
          if (cookie) void reply.header('set-cookie', cookie);
          return reply.redirect(`${addressOf(request.url)}${confirmation === undefined ? '' : `#${confirmation}`}`, 303);
        }
        const retryAfter = answer.headers['retry-after'];
        if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
        await sendPage(request, reply, { status: answer.statusCode, rejected: rejection(answer.json(), values) });
        return reply;
      });
    }
  });
}
