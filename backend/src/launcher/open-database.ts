import type { DataSource } from 'typeorm';
import { createDataSource } from '../data-source.js';
import { isConnectTimeout } from '../start-process.js';

const CONNECT_SECONDS = 10;
const ATTEMPTS = 3;

/**
 * Opens the database for a program that starts, with two connections. A busy machine gets time: a connection may take
 * `connectSeconds`, and is tried three times.
 * @throws the error of the last attempt, or at once one that is no timeout
 */
export async function openDatabase(url: string, applicationName: string, connectSeconds = CONNECT_SECONDS): Promise<DataSource> {
  for (let attempt = 1; ; attempt += 1) {
    const db = createDataSource(url, 2, applicationName, true, connectSeconds);
    try {
      return await db.initialize();
    } catch (error) {
      if (attempt === ATTEMPTS || !isConnectTimeout(error)) throw error;
    }
  }
}
