// For `node --require`: prints the packages whose files the process has loaded, when it is told to end.
const PACKAGE = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/g;
const packageOf = (file) => [...file.matchAll(PACKAGE)].at(-1)?.[1];

process.once('SIGTERM', () => {
  const packages = new Set(Object.keys(require.cache).map(packageOf).filter(Boolean));
  process.stdout.write(`${JSON.stringify({ packages: [...packages] })}\n`);
});
