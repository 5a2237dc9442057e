import { Injectable } from '@nestjs/common';

/** The time, behind a class so that a test can hold it still. Deadlines in the database use the database's clock. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
