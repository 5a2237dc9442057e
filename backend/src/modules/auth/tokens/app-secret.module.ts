import { Module } from '@nestjs/common';
import type { Config } from '#src/config.js';
import { CONFIG } from '#platform/tokens.js';
import { AppSecret, loadAppSecret } from './app-secret.js';

@Module({
  providers: [{ provide: AppSecret, inject: [CONFIG], useFactory: (config: Config) => loadAppSecret(config) }],
  exports: [AppSecret],
})
export class AppSecretModule {}
