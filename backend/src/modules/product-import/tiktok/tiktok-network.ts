import { Injectable } from '@nestjs/common';
import { type ConnectTarget, type NetworkAdapter, realNetwork } from '#platform/safe-fetch/safe-fetch.js';

/** The doors to the internet; tests close them and open their own. */
@Injectable()
export class TiktokNetwork implements NetworkAdapter {
  resolve(hostname: string): Promise<readonly string[]> {
    return realNetwork.resolve(hostname);
  }

  connect(address: string, hostname: string): ConnectTarget {
    return realNetwork.connect(address, hostname);
  }
}
