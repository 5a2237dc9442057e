import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { MediaModule } from '../media/index.js';
import { AdminPortfolioController } from './admin/admin-portfolio.controller.js';
import { AdminPortfolio } from './admin/admin-portfolio.service.js';
import { PortfolioController } from './portfolio.controller.js';

@Module({
  imports: [AuthModule, MediaModule],
  controllers: [PortfolioController, AdminPortfolioController],
  providers: [AdminPortfolio],
})
export class PortfolioModule {}
