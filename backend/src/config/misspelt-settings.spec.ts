import { configKeys } from '#src/config.js';
import { distanceOf, misspeltSettings } from './misspelt-settings.js';

it.each([
  ['SMTP_URL', 'SMTP_URL', 0],
  ['SMPT_URL', 'SMTP_URL', 2],
  ['DATABASE_POL', 'DATABASE_POOL', 1],
  ['REDISURL', 'REDIS_URL', 1],
  ['ab', '', 2],
  ['', 'abc', 3],
])('%s and %s differ in %s', (from, to, distance) => {
  expect(distanceOf(from, to)).toBe(distance);
  expect(distanceOf(to, from)).toBe(distance);
});

it.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
  ['PUBLIC_ORIGINS', 'PUBLIC_ORIGIN'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['REDIS_URI', 'REDIS_URL'],
  ['S3_ENDPIONT', 'S3_ENDPOINT'],
  ['BACKUP_DIRS', 'BACKUP_DIR'],
  ['database_url', 'DATABASE_URL'],
  ['Smtp_Url', 'SMTP_URL'],
])('%s was meant to be %s', (name, meant) => {
  expect(misspeltSettings([name], configKeys())).toEqual([{ name, meant }]);
});

it('leaves settings and other variables alone', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'LOGNAME',
    'SHELL',
    'EDITOR',
    'NODE_OPTIONS',
    'NODE_EXTRA_CA_CERTS',
    'POSTGRES_PASSWORD',
    'http_proxy',
    'npm_config_cache',
  ];
  expect(misspeltSettings([...others, ...configKeys()], configKeys())).toEqual([]);
});
