import { PickType } from '@nestjs/swagger';
import { FiguresDto } from '../figures/figures.dto.js';

export class TaxReportDto extends PickType(FiguresDto, ['from', 'to'] as const) {}
