const MAX_LINES = 200;

/** Checks that no stylesheet has more than MAX_LINES lines; oxlint holds the same for code. */
export function stylesheetSizeViolations(repository) {
  return repository.files
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, lines: repository.read(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ file, lines }) => `${file}: ${lines} lines, at most ${MAX_LINES}: split it by component`);
}
