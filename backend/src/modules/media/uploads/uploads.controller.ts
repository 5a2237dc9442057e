import { Readable } from 'node:stream';
import { Body, Controller, HttpCode, Inject, Post, Put, Query, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#src/config.js';
import { allowSlowBody } from '#platform/http/request-body/body-timeout.js';
import { PerMinutes } from '#platform/http/rate-limits/rate-limits.js';
import { IdParam } from '#platform/http/validation.js';
import { CONFIG } from '#platform/tokens.js';
import { Admin, AdminOnly, CurrentAdmin, Public } from '#modules/auth/index.js';
import { addressOf } from '../file-names.js';
import { emptyFile } from '../media.errors.js';
import { ReceiveUpload } from './receive-upload.js';
import { DirectUploads } from './direct-uploads.js';
import { UploadAddresses } from './upload-addresses.js';
import { RAW_BODY } from './upload-body.js';
import { UploadAnnouncementDto } from './upload.dto.js';
import { UploadAddressView, UploadedView } from './upload.view.js';

@ApiTags('media')
@Controller('objects')
export class UploadsController {
  constructor(
    private readonly addresses: UploadAddresses,
    private readonly receiveUpload: ReceiveUpload,
    private readonly directUploads: DirectUploads,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @AdminOnly()
  @Post('upload')
  @HttpCode(200)
  @PerMinutes(200, 60)
  @ApiOkResponse({ type: UploadAddressView })
  async createAddress(
    @CurrentAdmin() admin: Admin,
    @Body() { contentType, size }: UploadAnnouncementDto,
    @Req() request: FastifyRequest,
  ): Promise<UploadAddressView> {
    const { id, expires, signature } = await this.addresses.createFor(admin);
    const direct = contentType && size ? await this.directUploads.presign(id, { contentType, bytes: size }) : undefined;
    if (direct !== undefined) return { uploadURL: direct };
    const origin = this.config.PUBLIC_ORIGIN ?? `${request.protocol}://${request.host}`;
    return { uploadURL: `${origin}/api/objects/uploads/${id}?expires=${expires}&signature=${signature}` };
  }

  /** The signature is the permission; an address works once. */
  @Public()
  @Put('uploads/:id')
  @RouteConfig({ [RAW_BODY]: true })
  @ApiParam({ name: 'id', type: String })
  @ApiQuery({ name: 'expires', type: String })
  @ApiQuery({ name: 'signature', type: String })
  @ApiConsumes('image/*', 'video/*')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ type: UploadedView })
  async upload(
    @IdParam() id: string,
    @Query('expires') expires: unknown,
    @Query('signature') signature: unknown,
    @Req() request: FastifyRequest,
  ): Promise<UploadedView> {
    this.addresses.verify({ id, expires: String(expires), signature: String(signature) });
    allowSlowBody(request);
    if (!(request.body instanceof Readable)) throw emptyFile();
    const { wasAnimated = false } = await this.receiveUpload.execute(id, request.body, contentLength(request));
    return { name: id, url: addressOf(id), wasAnimated };
  }
}

function contentLength(request: FastifyRequest): number | undefined {
  const length = Number(request.headers['content-length']);
  return Number.isSafeInteger(length) ? length : undefined;
}
