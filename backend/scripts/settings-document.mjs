import { readFileSync } from 'node:fs';

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

/** The text of docs/settings.md with a fresh table. */
export function withTables(document) {
  const settings = new Map(settingsOf().map((setting) => [setting.name, setting]));
  const sections = groupsOf(read('.env.example')).map(([title, names]) => {
    const rows = names.map((name) => {
      const { meaning, value } = settings.get(name);
      return `| \`${name}\` | ${value === undefined ? '' : `\`${value}\``} | ${meaning.replaceAll('|', '\\|')} |`;
    });
    const heading = `## ${title.replace(/^./, (first) => first.toUpperCase())}`;
    return [heading, '', '| Setting | Default | Meaning |', '|---|---|---|', ...rows, ''].join('\n');
  });
  const [before] = document.split(START);
  const [, after] = document.split(END);
  return `${before}${START}\n\n${sections.join('\n')}\n${END}${after}`;
}
