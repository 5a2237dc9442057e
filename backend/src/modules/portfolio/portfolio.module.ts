import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { MediaModule } from '../media/index.js';
import { PortfolioController } from './portfolio.controller.js';
import { Portfolio } from './admin/admin-portfolio.service.js';

@Module({ imports: [AuthModule, MediaModule], controllers: [PortfolioController], providers: [Portfolio] })
export class PortfolioModule {}
