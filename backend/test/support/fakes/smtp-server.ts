import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface FakeSmtp {
  url: string;
  /** The received messages in wire format. */
  received: string[];
  /** While true, every message is rejected with 451; while an address, those to it. */
  rejecting: boolean | string;
  close(): Promise<void>;
}

function handleConnection(socket: Socket, smtp: FakeSmtp): void {
  let inData = false;
  let mail = '';
  let buffer = '';
  const reply = (line: string): boolean => socket.write(`${line}\r\n`);
  const isRejected = (line: string): boolean =>
    /^RCPT/i.test(line) && (typeof smtp.rejecting === 'string' ? line.includes(smtp.rejecting) : smtp.rejecting);
  const command = (line: string): void => {
    if (/^EHLO/i.test(line)) reply('250-fake\r\n250 8BITMIME');
    else if (/^DATA/i.test(line)) {
      inData = true;
      reply('354 go on');
    } else if (/^QUIT/i.test(line)) {
      reply('221 bye');
      socket.end();
    } else reply(isRejected(line) ? `451 4.7.1 <${line.replace(/^RCPT TO:/i, '')}>: not now` : '250 ok');
  };
  const readLine = (line: string): void => {
    if (!inData) return command(line);
    if (line !== '.') {
      // RFC 5321, section 4.5.2: a line that begins with a dot has one more on its way.
      mail += `${line.replace(/^\./, '')}\n`;
      return;
    }
    inData = false;
    smtp.received.push(mail);
    mail = '';
    reply('250 queued');
  };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    buffer += chunk.toString('utf8');
    const lines = buffer.split('\r\n');
    buffer = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  });
  reply('220 fake smtp');
}

/** A mail server with the SMTP commands that a client needs. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const sockets = new Set<Socket>();
  const smtp: FakeSmtp = { url: '', received: [], rejecting: false, close: () => Promise.resolve() };
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    handleConnection(socket, smtp);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  smtp.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  smtp.close = () =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return smtp;
}
