import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '#modules/auth/index.js';
import { imageNotFound, unknownSize } from '../media.errors.js';
import { parsePreset, type Preset, WIDTHS } from '../presets.js';
import { ImageVariants } from './image-variants.js';
import { bestFormat } from './request-headers.js';
import { sendFile } from './send-file.js';
import { ServedFiles } from './served-files.js';

const BYTES = { schema: { type: 'string', format: 'binary' } };

@ApiTags('media')
@Public()
@Controller('images')
export class ImagesController {
  constructor(
    private readonly variants: ImageVariants,
    private readonly files: ServedFiles,
  ) {}

  /** The file, or with `w` the best image of that width that the browser accepts. */
  @Get(':name')
  @Header('vary', 'accept')
  @ApiQuery({ name: 'w', required: false, enum: [...WIDTHS.map(String), 'share'] })
  @ApiOkResponse({ content: { 'image/*': BYTES, 'video/*': BYTES } })
  async image(
    @Param('name') name: string,
    @Query('w') w: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const preset = requestedPreset(w);
    const variant = await this.variants.choose(name, preset, bestFormat(request.headers.accept));
    if (preset === 'share') {
      // Other websites show link previews.
      void reply.header('cross-origin-resource-policy', 'cross-origin');
      // Crawlers keep what they get: until the JPEG is rendered, they get the shop's own picture instead of the original.
      if (!variant.isFinal) return void reply.header('cache-control', 'no-store').redirect('/share.jpg', 302);
    }
    const file = await this.files.find(variant);
    if (!file) throw imageNotFound();
    await sendFile(request, reply, variant, file);
  }
}

function requestedPreset(w: unknown): Preset | undefined {
  if (w === undefined) return undefined;
  const preset = typeof w === 'string' ? parsePreset(w) : undefined;
  if (preset === undefined) throw unknownSize();
  return preset;
}
