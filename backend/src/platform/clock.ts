import { Injectable } from '@nestjs/common';

/** The current time, injectable so that tests can stop it. Deadlines in the database use the database's clock. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
