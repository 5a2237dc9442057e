import { generateKeyPairSync, sign } from 'node:crypto';

interface TestCertificate {
  key: string;
  cert: string;
}

const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x55, 0x04, 0x03];
const SUBJECT_ALT_NAME = [0x55, 0x1d, 0x11];
const BASIC_CONSTRAINTS = [0x55, 0x1d, 0x13];

/** A self-signed certificate for the host names, created without openssl. */
export function selfSigned(hostnames: readonly string[]): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(tagged(0x06, Buffer.from(ECDSA_WITH_SHA256)));
  const name = sequence(tagged(0x31, sequence(tagged(0x06, Buffer.from(COMMON_NAME)), tagged(0x0c, Buffer.from('test')))));
  const names = sequence(...hostnames.map((hostname) => tagged(0x82, Buffer.from(hostname))));
  const extensions = tagged(
    0xa3,
    sequence(extension(SUBJECT_ALT_NAME, names), extension(BASIC_CONSTRAINTS, sequence(tagged(0x01, Buffer.from([0xff]))))),
  );
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(tagged(0x18, Buffer.from('20200101000000Z')), tagged(0x18, Buffer.from('20991231235959Z'))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  );
  const signature = tagged(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: pem(sequence(body, algorithm, signature)) };
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]): Buffer => tagged(0x30, Buffer.concat(parts));

const extension = (oid: number[], value: Buffer): Buffer => sequence(tagged(0x06, Buffer.from(oid)), tagged(0x04, value));

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
