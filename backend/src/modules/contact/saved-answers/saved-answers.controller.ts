import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Idempotent } from '#modules/auth/index.js';
import { SaveAnswerDto, SavedAnswerView } from './saved-answer.dto.js';
import { SavedAnswers } from './saved-answers.js';

@AdminOnly()
@ApiTags('contact admin')
@Controller('admin/saved-answers')
export class SavedAnswersController {
  constructor(private readonly answers: SavedAnswers) {}

  @Get()
  @ApiOkResponse({ type: [SavedAnswerView] })
  all(): Promise<SavedAnswerView[]> {
    return this.answers.all();
  }

  @Post()
  @Idempotent()
  @ApiCreatedResponse({ type: [SavedAnswerView] })
  add(@CurrentAdmin() admin: Admin, @Body() { text }: SaveAnswerDto): Promise<SavedAnswerView[]> {
    return this.answers.add(admin, text);
  }

  @Delete(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: [SavedAnswerView] })
  delete(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<SavedAnswerView[]> {
    return this.answers.delete(admin, id);
  }
}
