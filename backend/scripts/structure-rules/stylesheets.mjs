const MAX_LINES = 200;
const FOREIGN_CLASS = /\.(?:ant|anticon|kit)-[\w-]*/;
const HEX_COLOR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i;

const isComment = /\/\*[^]*?\*\//g;

/** The first match in what is no comment, as "file:line: match". */
function find(file, css, pattern) {
  const code = css.replace(isComment, (comment) => comment.replace(/[^\n]/g, ' '));
  const match = pattern.exec(code);
  return match && `${file}:${code.slice(0, match.index).split('\n').length}: ${match[0]}`;
}

/**
 * Checks that a stylesheet has at most MAX_LINES lines (oxlint holds the same for code), that only files called tokens.css name
 * colors, and that a remote of the admin styles nothing of antd or the kit, whose changes would break it silently.
 */
export function stylesheetViolations(repository) {
  return repository.files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const css = repository.read(file);
      const lines = css.trimEnd().split('\n').length;
      const foreign = file.startsWith('admin-remotes/') ? find(file, css, FOREIGN_CLASS) : null;
      const color = file.endsWith('/tokens.css') ? null : find(file, css, HEX_COLOR);
      return [
        ...(lines > MAX_LINES ? [`${file}: ${lines} lines, at most ${MAX_LINES}: split it by component`] : []),
        ...(foreign ? [`${foreign} belongs to antd or the kit: pass a class of your own, or change the kit`] : []),
        ...(color ? [`${color} is a color outside of tokens.css: use a token`] : []),
      ];
    });
}
