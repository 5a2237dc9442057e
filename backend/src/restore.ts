import 'reflect-metadata';
import { runBackupCommand } from './launcher/backup-command.js';
import { RestoreBackup } from './modules/operations/index.js';

const OTHER_SECRET = `This shop has another APP_SECRET than the backup: the codes of authenticator apps are not accepted.
Set APP_SECRET to the old value, which is in the file app-secret of the backup if it was generated; or let each admin who
has an app sign in with a recovery code or a link of: npm run admin:reset -- USERNAME
`;

const USAGE = 'Usage: npm run restore -- FOLDER (one backup, or a folder of backups for its newest one)\n';

// `npm run restore -- FOLDER`: fills an empty shop from a backup.
process.exitCode = await runBackupCommand(USAGE, {}, async (shop, folder) => {
  const restore = new RestoreBackup(shop.db, shop.databaseUrl, shop.archive, shop.secret);
  const { backup, createdAt, tables, rows, files, hasSecret } = await restore.execute(folder);
  const summary = `Restored ${backup} of ${createdAt}\n${tables} tables with ${rows} rows and ${files} files, verified\n`;
  return hasSecret ? summary : `${summary}${OTHER_SECRET}`;
});
