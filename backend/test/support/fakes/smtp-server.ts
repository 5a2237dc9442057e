import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface FakeSmtp {
  url: string;
  /** Mails as they came over the wire. */
  received: string[];
  /** While true, every mail is refused with 451. */
  refusing: boolean;
  close(): Promise<void>;
}

function converse(socket: Socket, smtp: FakeSmtp): void {
  let inData = false;
  let mail = '';
  let buffer = '';
  const answer = (line: string): boolean => socket.write(`${line}\r\n`);
  const command = (line: string): void => {
    if (/^EHLO/i.test(line)) answer('250-fake\r\n250 8BITMIME');
    else if (/^DATA/i.test(line)) {
      inData = true;
      answer('354 go on');
    } else if (/^QUIT/i.test(line)) {
      answer('221 bye');
      socket.end();
    } else answer(smtp.refusing && /^RCPT/i.test(line) ? '451 not now' : '250 ok');
  };
  const take = (line: string): void => {
    if (!inData) return command(line);
    if (line !== '.') {
      mail += `${line}\n`;
      return;
    }
    inData = false;
    smtp.received.push(mail);
    mail = '';
    answer('250 taken');
  };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    buffer += chunk.toString('utf8');
    const lines = buffer.split('\r\n');
    buffer = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  answer('220 fake smtp');
}

/** A mail server that speaks as much SMTP as a client needs. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const sockets = new Set<Socket>();
  const smtp: FakeSmtp = { url: '', received: [], refusing: false, close: () => Promise.resolve() };
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, smtp);
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
