import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { DELETED, DeletedView } from '#platform/http/deleted.view.js';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Idempotent } from '../../auth/index.js';
import { CreateTaxRuleDto, SaveTaxRuleDto, TryTaxRulesDto } from './tax-rule.dto.js';
import { TaxRulesView, TaxRuleView, TriedTaxView } from './tax-rule.view.js';
import { TaxRules } from './tax-rules.service.js';
import { TryTaxes } from './try-taxes.js';

@AdminOnly()
@ApiTags('pricing admin')
@Controller('admin/tax-rules')
export class AdminTaxRulesController {
  constructor(
    private readonly rules: TaxRules,
    private readonly tryTaxes: TryTaxes,
  ) {}

  @Get()
  @ApiOkResponse({ type: TaxRulesView })
  all(): Promise<TaxRulesView> {
    return this.rules.all();
  }

  @Post()
  @Idempotent()
  @ApiCreatedResponse({ type: TaxRuleView })
  create(@CurrentAdmin() admin: Admin, @Body() body: CreateTaxRuleDto): Promise<TaxRuleView> {
    return this.rules.create(admin, body);
  }

  @Post('try')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: TriedTaxView })
  try(@Body() body: TryTaxRulesDto): Promise<TriedTaxView> {
    return this.tryTaxes.execute(body);
  }

  @Put(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: TaxRuleView })
  replace(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: SaveTaxRuleDto): Promise<TaxRuleView> {
    return this.rules.replace(admin, id, body);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: DeletedView })
  async remove(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<DeletedView> {
    await this.rules.remove(admin, id);
    return DELETED;
  }
}
