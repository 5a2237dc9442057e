import 'reflect-metadata';
import { runBackupCommand } from './launcher/backup-command.js';
import { RestoreBackup } from './modules/operations/index.js';

const USAGE = 'Usage: npm run restore -- FOLDER (one backup, or a folder of backups for its newest one)\n';

// `npm run restore -- FOLDER`: fills an empty shop from a backup.
process.exitCode = await runBackupCommand(USAGE, {}, async (shop, folder) => {
  const { backup, createdAt, tables, rows, files } = await new RestoreBackup(shop.db, shop.databaseUrl, shop.archive).execute(
    folder,
  );
  return `Restored ${backup} of ${createdAt}\n${tables} tables with ${rows} rows and ${files} files, verified\n`;
});
