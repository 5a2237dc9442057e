import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { MailModule } from '../mail/index.js';
import { OperationsModule } from '../operations/index.js';
import { PaymentsModule } from '../payments/index.js';
import { PricingModule } from '../pricing/index.js';
import { SettingsModule } from '../settings/index.js';
import { CheckReadiness } from './check-readiness.js';
import { LaunchChecklistController } from './launch-checklist.controller.js';
import { RemoveSamples } from './remove-samples.js';
import { ServerReadiness } from './server-readiness.js';
import { OpeningSource } from './today/opening-source.js';

@Module({
  imports: [CatalogModule, MailModule, OperationsModule, PaymentsModule, PricingModule, SettingsModule],
  controllers: [LaunchChecklistController],
  providers: [CheckReadiness, OpeningSource, RemoveSamples, ServerReadiness],
})
export class LaunchChecklistModule {}
