import { Controller, Headers, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '#modules/auth/index.js';
import { ReceiveEvent } from './receive-event.js';

const MAX_EVENT_BYTES = 1024 * 1024;

@Public()
@Controller('webhooks')
export class WebhooksController {
  constructor(private readonly receiveEvent: ReceiveEvent) {}

  /** Not rate limited: the provider sends bursts, and the signature is checked before anything else. */
  @Post('stripe')
  @HttpCode(200)
  @RouteConfig({ bodyLimitBytes: MAX_EVENT_BYTES })
  @ApiExcludeEndpoint()
  async stripe(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature: unknown,
  ): Promise<{ received: true }> {
    await this.receiveEvent.execute(request.rawBody, signature);
    return { received: true };
  }
}
