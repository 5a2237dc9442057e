import { Body, Controller, Delete, Get, Header, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { DELETED, DeletedView } from '#platform/http/deleted.view.js';
import { PerMinute } from '#platform/http/rate-limits/rate-limits.js';
import { IdParam } from '#platform/http/validation.js';
import { Public } from '../auth/index.js';
import { CatalogClock } from '../catalog/index.js';
import { CartLines } from './cart-lines.js';
import { AddToCartDto, SetQuantityDto } from './cart.dto.js';
import { cartItemNotFound } from './cart.errors.js';
import { CartLineView } from './cart.view.js';
import { OwnSession, SessionIdParam, SessionIdQuery } from './session-id.js';

const MAX_REQUESTS_PER_MINUTE = 300;
const OWN_SESSION = { name: 'X-Session-Id', required: false, description: 'when sent, the cart must belong to this session' };

@Public()
@PerMinute(MAX_REQUESTS_PER_MINUTE)
@ApiTags('cart')
@Controller('cart')
export class CartController {
  constructor(
    private readonly lines: CartLines,
    private readonly clock: CatalogClock,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiQuery({ name: 'sessionId', type: String })
  @ApiOkResponse({ type: [CartLineView] })
  cart(@SessionIdQuery() sessionId: string): Promise<CartLineView[]> {
    return this.lines.of(sessionId);
  }

  @Get(':sessionId')
  @Header('cache-control', 'no-store')
  @ApiParam({ name: 'sessionId', type: String })
  @ApiOkResponse({ type: [CartLineView] })
  cartOfSession(@SessionIdParam() sessionId: string): Promise<CartLineView[]> {
    return this.lines.of(sessionId);
  }

  @Post()
  @Header('cache-control', 'no-store')
  @ApiHeader(OWN_SESSION)
  @ApiCreatedResponse({ type: CartLineView })
  add(@Body() body: AddToCartDto, @OwnSession() own: string | undefined): Promise<CartLineView> {
    if (own !== undefined && own !== body.sessionId) throw cartItemNotFound();
    return this.clock.retryWhenOpen(() => this.lines.add(body.sessionId, body));
  }

  @Put(':id')
  @Header('cache-control', 'no-store')
  @ApiHeader(OWN_SESSION)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: CartLineView })
  setQuantity(@IdParam() id: string, @Body() body: SetQuantityDto, @OwnSession() own: string | undefined): Promise<CartLineView> {
    return this.clock.retryWhenOpen(() => this.lines.update(id, body, own));
  }

  @Delete('session/:sessionId')
  @Header('cache-control', 'no-store')
  @ApiHeader(OWN_SESSION)
  @ApiParam({ name: 'sessionId', type: String })
  @ApiOkResponse({ type: DeletedView })
  async clear(@SessionIdParam() sessionId: string, @OwnSession() own: string | undefined): Promise<DeletedView> {
    if (own !== undefined && own !== sessionId) throw cartItemNotFound();
    await this.lines.clear(sessionId);
    return DELETED;
  }

  @Delete(':id')
  @Header('cache-control', 'no-store')
  @ApiHeader(OWN_SESSION)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: DeletedView })
  async remove(@IdParam() id: string, @OwnSession() own: string | undefined): Promise<DeletedView> {
    await this.lines.remove(id, own);
    return DELETED;
  }
}
