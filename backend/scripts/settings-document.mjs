import { readFileSync } from 'node:fs';
import { SETTING_GROUPS } from '@shop/contract/settings-fields';

const ROOT = new URL('../../', import.meta.url);
const START = '<!-- settings:start -->';
const END = '<!-- settings:end -->';
const PROPERTY =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?=@Expose\(\))([\s\S]*?)\b([A-Z][A-Z0-9_]{2,})\??(?::[^=;]*)?\s*(?:=\s*([^;]+?)\s*)?;/g;

const read = (path) => readFileSync(new URL(path, ROOT), 'utf8');

/** Every setting in the order of the class, with its comment as one line and its default as it is written in `.env`. */
function settingsOf(source = read('backend/src/config/settings.ts')) {
  return [...source.matchAll(PROPERTY)].map(([, comment, , name, value]) => ({
    name,
    meaning: comment
      .replaceAll(/\s*\n\s*\*\s?/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    value: value?.replaceAll(/^'|'$|_(?=\d)/g, ''),
  }));
}

/** The groups of .env.example: [title, names]. */
function groupsOf(example) {
  /** @type {[string, string[]][]} */
  const groups = [];
  for (const line of example.split('\n')) {
    const title = /^# --- (.+)$/.exec(line)?.[1];
    const name = /^([A-Z][A-Z0-9_]+)=/.exec(line)?.[1];
    if (title) groups.push([title, []]);
    else if (name) groups.at(-1)[1].push(name);
  }
  return groups;
}

const cell = (text) => text.replaceAll('|', '\\|');

function defaultText({ kind, environment, options, default: value }) {
  if (environment) return `\`${environment}\``;
  if (kind === 'switch') return value ? 'on' : 'off';
  if (kind === 'choice') return options[value];
  return typeof value === 'object' ? '' : String(value);
}

function limitsText({ kind, min = 0, max, unit, options }) {
  if (kind === 'number') return `${min} to ${max} ${unit}`;
  if (kind === 'choice') return Object.values(options).join(' / ');
  if (kind === 'text' || kind === 'paragraphs') return `${min} to ${max} characters`;
  return max === undefined ? '' : `at most ${max}`;
}

/** What staff edit, by the tables of backend/contract/settings. */
function staffSettings() {
  const rows = Object.values(SETTING_GROUPS).flatMap(({ title, fields }) =>
    Object.values(fields).map((field) => {
      const cells = [title, field.label, defaultText(field), limitsText(field), field.hint ?? ''];
      return `| ${cells.map(cell).join(' | ')} |`;
    }),
  );
  const header = ['| Group | Setting | Default | Limits | Meaning |', '|---|---|---|---|---|'];
  return ['## What staff edit in the admin', '', ...header, ...rows, ''].join('\n');
}

/** The text of docs/settings.md with fresh tables. */
export function withTables(document) {
  const settings = new Map(settingsOf().map((setting) => [setting.name, setting]));
  const sections = groupsOf(read('.env.example')).map(([title, names]) => {
    const rows = names.map((name) => {
      const { meaning, value } = settings.get(name);
      return `| \`${name}\` | ${value === undefined ? '' : `\`${value}\``} | ${cell(meaning)} |`;
    });
    const heading = `## ${title.replace(/^./, (first) => first.toUpperCase())}`;
    return [heading, '', '| Setting | Default | Meaning |', '|---|---|---|', ...rows, ''].join('\n');
  });
  const [before] = document.split(START);
  const [, after] = document.split(END);
  return `${before}${START}\n\n${[...sections, staffSettings()].join('\n')}\n${END}${after}`;
}
