import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { ContactModule } from '../contact/index.js';
import { InvoicesModule } from '../invoices/index.js';
import { OrdersModule } from '../orders/index.js';
import { SearchAdmin } from './search-admin.js';
import { SearchController } from './search.controller.js';

@Module({
  imports: [CatalogModule, ContactModule, InvoicesModule, OrdersModule],
  controllers: [SearchController],
  providers: [SearchAdmin],
})
export class SearchModule {}
