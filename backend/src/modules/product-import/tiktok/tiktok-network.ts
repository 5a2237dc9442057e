import { Injectable } from '@nestjs/common';
import { type ConnectTarget, type NetworkAdapter, realNetwork } from '#platform/safe-fetch/safe-fetch.js';

/** Name lookup and connections to the internet; tests replace them. */
@Injectable()
export class TiktokNetwork implements NetworkAdapter {
  resolve(hostname: string): Promise<readonly string[]> {
    return realNetwork.resolve(hostname);
  }

  connect(address: string, hostname: string): ConnectTarget {
    return realNetwork.connect(address, hostname);
  }
}
