import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { combinationProblems } from './config/config-problems.js';
import { misspeltSettings } from './config/misspelt-settings.js';
import { Config } from './config/settings.js';

export { Config } from './config/settings.js';

/** Parses and validates all variables; throws one Error that names every invalid one. The result is frozen. */
export function loadConfig(environment: Record<string, string | undefined>): Readonly<Config> {
  const config = plainToInstance(Config, environment, {
    excludeExtraneousValues: true,
    exposeDefaultValues: true,
    exposeUnsetFields: false,
  });
  // A development shop has sandbox payments and sample data, which other machines must not reach.
  if (config.NODE_ENV === 'production' && !environment['HOST']) config.HOST = '0.0.0.0';
  const problems = validateSync(config).map(
    ({ property, constraints = {} }) =>
      `  ${property}: ${Object.values(constraints)
        .map((text) => text.replace(`${property} `, ''))
        .join('; ')}`,
  );
  problems.push(...combinationProblems(config, environment).map((problem) => `  ${problem}`));
  if (problems.length > 0) throw new Error(`Settings are wrong; .env.example explains each:\n${problems.join('\n')}`);
  return Object.freeze(config);
}

/** The address for LISTEN, migrations, queues and backups, which do not work through a pooler in transaction mode. */
export function directDatabaseUrl({ DATABASE_DIRECT_URL: direct, DATABASE_URL: pooled = '' }: Config): string {
  return direct ?? pooled;
}

/** The names of all variables, for the test of `.env.example`. */
export function configKeys(): string[] {
  return Object.keys(new Config());
}

/** Variables of this process that nothing reads, because a setting is called a little differently. */
export const processMisspeltSettings = (): { name: string; meant: string }[] =>
  misspeltSettings(Object.keys(process.env), configKeys());

/** The configuration of this process; `overrides` replace environment variables. No other file reads `process.env`. */
export function loadProcessConfig(overrides: Record<string, string> = {}): Readonly<Config> {
  return loadConfig({ ...process.env, ...overrides });
}

/** The environment of a child process: this process's, with `defaults` for unset variables and `overrides`. */
export function childEnvironment(
  defaults: Record<string, string>,
  overrides: Record<string, string | undefined>,
): Record<string, string | undefined> {
  return { ...defaults, ...process.env, ...overrides };
}

/** The folder in which the user called npm; undefined when npm did not start this process. */
export const npmInvocationFolder = (): string | undefined => process.env['INIT_CWD'];
