import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#src/config.js';
import { CONFIG } from '#platform/tokens.js';

/** The site for which passkeys are made. A browser signs its origin, so a passkey is of no use on a copy of the site. */
export interface RelyingParty {
  id: string;
  origin: string;
}

@Injectable()
export class RelyingParties {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** PUBLIC_ORIGIN, which production requires; otherwise the address of the request. */
  of(request: FastifyRequest): RelyingParty {
    const { origin, hostname } = new URL(this.config.PUBLIC_ORIGIN ?? `${request.protocol}://${request.host}`);
    return { id: hostname, origin };
  }
}
