import { StartError } from './start-error.js';

/** The failure to listen on a port: like the one of a connection, it may be that a host does not exist. */
export class ListenError extends StartError {
  override readonly name = 'ListenError';
}
