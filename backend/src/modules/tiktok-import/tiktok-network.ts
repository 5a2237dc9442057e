import { Injectable } from '@nestjs/common';
import { type Dialled, type NetworkDoors, realNetwork } from '../../platform/http/guarded-fetch.js';

/** The doors to the internet; tests close them and open their own. */
@Injectable()
export class TiktokNetwork implements NetworkDoors {
  resolve(hostname: string): Promise<readonly string[]> {
    return realNetwork.resolve(hostname);
  }

  dial(address: string, hostname: string): Dialled {
    return realNetwork.dial(address, hostname);
  }
}
