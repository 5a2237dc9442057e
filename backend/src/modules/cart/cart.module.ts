import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { SettingsModule } from '../settings/index.js';
import { CartLines } from './cart-lines.js';
import { AddLine } from './add-line.js';
import { BATCHING } from './batching/batched-add-line.js';
import { CartController } from './cart.controller.js';
import { ChangeSize } from './change-size.js';
import { CheckoutCart } from './checkout-cart.js';
import { PurgeIdleCarts } from './purge-idle-carts.js';
import { SaleLimits } from './sale-limits.js';
import { RemoveProductFromCarts } from './remove-product-from-carts.js';

@Module({
  imports: [CatalogModule, SettingsModule],
  controllers: [CartController],
  providers: [AddLine, BATCHING, CartLines, ChangeSize, CheckoutCart, PurgeIdleCarts, RemoveProductFromCarts, SaleLimits],
  exports: [CheckoutCart],
})
export class CartModule {}
