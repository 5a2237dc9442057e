import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { parse } from 'yaml';
import { configKeys } from '../../src/config.js';

const ROOT = join(__dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Service {
  image?: string;
  build?: unknown;
  ports?: string[];
  environment?: Record<string, string>;
  read_only?: boolean;
  restart?: string;
  mem_limit?: string;
  depends_on?: Record<string, unknown>;
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };
const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build !== undefined);

describe('docker-compose.yml', () => {
  it('is valid by the schema of the Compose specification', () => {
    const schema = JSON.parse(read('backend/test/fixtures/compose.schema.json')) as Record<string, unknown>;
    const validate = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile({
      ...schema,
      $schema: 'https://json-schema.org/draft/2019-09/schema',
    });
    validate(compose);
    expect(validate.errors).toBeNull();
  });

  it('passes settings that exist, and secrets as files only', () => {
    expect(ours.map(([name]) => name)).toEqual(['api-1', 'api-2', 'worker', 'migrate']);
    const known = [...configKeys(), 'DATABASE_PASSWORD'];
    for (const [, { environment = {} }] of ours) {
      for (const name of Object.keys(environment)) expect(known).toContain(name.replace(/_FILE$/, ''));
      for (const name of ['APP_SECRET', 'ADMIN_PASSWORD', 'METRICS_TOKEN', 'S3_SECRET_ACCESS_KEY', 'DATABASE_PASSWORD'])
        expect(environment).toHaveProperty(`${name}_FILE`);
      expect(environment['TRUSTED_PROXIES']).toMatch(/:-1\}$/);
    }
  });

  it('pins and limits every service, opens ports on this machine only, and starts what an API needs before it', () => {
    for (const [name, { image = '', ports = [], build }] of services) {
      if (build === undefined) expect([name, image]).toEqual([name, expect.stringMatching(/:(v?\d+\.\d+|RELEASE\.\d{4})/)]);
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
    for (const [, service] of ours) expect(service.read_only).toBe(true);
    // A service without a limit takes the memory of all others, and the kernel then ends whichever it likes.
    for (const [name, { mem_limit: limit }] of services)
      expect([name, limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)]);
    const needed = Object.keys(compose.services['api-1']?.depends_on ?? {});
    expect(needed.toSorted()).toEqual(['files-bucket', 'migrate', 'redis']);
  });
});
