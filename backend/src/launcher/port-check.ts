import { createServer } from 'node:net';

/** Throws an Error that says what to do when the port is in use. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE';
      reject(
        new Error(taken ? `Port ${port} is used by another program. Choose another one: PORT=3001 npm start.` : error.message),
      );
    });
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}
