import { createServer } from 'node:net';

/** Throws a sentence that says what to do when the port cannot be had. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE';
      reject(new Error(taken ? `Port ${port} is taken by another program. Choose one with PORT=3001 npm start.` : error.message));
    });
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}
