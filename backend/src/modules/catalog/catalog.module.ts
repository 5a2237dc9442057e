import { Module } from '@nestjs/common';
import { CatalogReads } from './catalog-reads.js';
import { CatalogController } from './catalog.controller.js';
import { StockLedger } from './stock-ledger.js';

@Module({
  controllers: [CatalogController],
  providers: [CatalogReads, StockLedger],
  exports: [CatalogReads, StockLedger],
})
export class CatalogModule {}
