import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { MailModule } from '../mail/index.js';
import { PaymentsModule } from '../payments/index.js';
import { SettingsModule } from '../settings/index.js';
import { CheckOpening } from './check-opening.js';
import { OpeningController } from './opening.controller.js';

@Module({
  imports: [CatalogModule, MailModule, PaymentsModule, SettingsModule],
  controllers: [OpeningController],
  providers: [CheckOpening],
})
export class OpeningModule {}
