import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuthModule } from '../auth/index.js';
import { ReadToday } from './read-today.js';
import { TodayController } from './today.controller.js';

@Module({
  imports: [AuthModule, DiscoveryModule],
  controllers: [TodayController],
  providers: [ReadToday],
})
export class TodayModule {}
