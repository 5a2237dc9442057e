import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { MediaModule } from '../media/index.js';
import { AdminPortfolioController } from './admin/admin-portfolio.controller.js';
import { AdminPortfolio } from './admin/admin-portfolio.service.js';
import { DeletedPortfolioController } from './admin/deleted-portfolio.controller.js';
import { DeletedPortfolio } from './admin/deleted-portfolio.js';
import { PortfolioController } from './portfolio.controller.js';

@Module({
  imports: [AuthModule, MediaModule],
  controllers: [PortfolioController, DeletedPortfolioController, AdminPortfolioController],
  providers: [AdminPortfolio, DeletedPortfolio],
})
export class PortfolioModule {}
