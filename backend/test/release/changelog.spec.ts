import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Script {
  closeUnreleased: (changelog: string, version: string | undefined, day: string) => { text: string; notes: string };
  unreleasedNotes: (changelog: string) => string;
}
let script: Script;
beforeAll(async () => {
  script = (await import(join(__dirname, '../../scripts/release/changelog.mjs'))) as Script;
});

const OPERATORS = '### Upgrade notes\n\n- Stop all processes.';
const changelog = (unreleased: string): string =>
  `# Changelog\n\n## Unreleased\n\n${unreleased}\n\n## 1.9.0 - 2026-11-26\n\nThe first one.\n`;

describe('the changelog of a release', () => {
  it('has what was not released under the version, below nothing', () => {
    const { text, notes } = script.closeUnreleased(changelog(OPERATORS), '1.10.0', '2026-12-01');
    expect(notes).toBe(OPERATORS);
    expect(text).toBe(
      `# Changelog\n\n## Unreleased\n\n## 1.10.0 - 2026-12-01\n\n${OPERATORS}\n\n## 1.9.0 - 2026-11-26\n\nThe first one.\n`,
    );
    expect(script.unreleasedNotes(text)).toBe('');
  });

  it.each([
    ['no version', OPERATORS, undefined, 'npm run release -- 1.2.3'],
    ['a tag', OPERATORS, 'v1.10.0', 'npm run release -- 1.2.3'],
    ['the last version', OPERATORS, '1.9.0', '1.9.0 does not come after 1.9.0'],
    ['an earlier one', OPERATORS, '1.8.12', '1.8.12 does not come after 1.9.0'],
    ['no change', '', '2.0.0', 'names no change'],
    ['no upgrade notes', '### For shoppers\n\n- New.', '2.0.0', '"### Upgrade notes" comes first'],
    ['upgrade notes below others', `### For shoppers\n\n- New.\n\n${OPERATORS}`, '2.0.0', '"### Upgrade notes" comes first'],
  ])('is refused with %s', (_case, unreleased, version, sentence) => {
    expect(() => script.closeUnreleased(changelog(unreleased), version, '2026-12-01')).toThrow(sentence);
  });

  it('of this repository begins with the upgrade notes', () => {
    const notes = script.unreleasedNotes(readFileSync(join(__dirname, '../../../CHANGELOG.md'), 'utf8'));
    expect(notes === '' || notes.startsWith('### Upgrade notes\n')).toBe(true);
  });
});
