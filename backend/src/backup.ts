import 'reflect-metadata';
import { runBackupCommand } from './launcher/backup-command.js';
import { CreateBackup } from './modules/operations/index.js';

const USAGE = 'Usage: npm run backup -- FOLDER [--keep NUMBER]\n';

// `npm run backup -- FOLDER`: backs up the database and the files of the shop, which may be running.
process.exitCode = await runBackupCommand(USAGE, { keep: { type: 'string' } }, async (shop, folder, { keep }) => {
  const kept = keep === undefined ? undefined : Number(keep);
  if (kept !== undefined && !(Number.isInteger(kept) && kept >= 1)) return undefined;
  const summary = await new CreateBackup(shop.db, shop.databaseUrl, shop.archive, shop.secret).execute(folder, kept);
  const { path, tables, rows, files, bytes, pruned } = summary;
  const deleted = pruned > 0 ? `, deleted ${pruned} old ones` : '';
  return `${path}\n${tables} tables with ${rows} rows and ${files} files, ${(bytes / 1e6).toFixed(1)} MB, verified${deleted}\n`;
});
