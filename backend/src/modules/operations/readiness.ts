import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

@ApiSchema({ name: 'Readiness' })
export class ReadinessView {
  @ApiProperty({ enum: ['ready', 'not ready'], enumName: 'ReadinessStatus' }) status: 'ready' | 'not ready';
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } }) parts: Record<string, string>;
}

/** May this process get traffic? Not while it shuts down and not without its database. */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  private leaving = false;

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  beforeApplicationShutdown(): void {
    this.leaving = true;
  }

  async check(): Promise<ReadinessView> {
    if (this.leaving) return { status: 'not ready', parts: { process: 'shutting down' } };
    const database = await this.db.query('select 1').then(
      () => 'ok',
      () => 'unreachable',
    );
    return { status: database === 'ok' ? 'ready' : 'not ready', parts: { database } };
  }
}
