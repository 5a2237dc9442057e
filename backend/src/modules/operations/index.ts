export { Backup } from './backup/backup.entity.js';
export { BackupError } from './backup/backup-format.js';
export { SecretCopy } from './backup/copy-secret.js';
export { CreateBackup } from './backup/create-backup.js';
export { WorkerServer } from './metrics/worker-server.js';
export { Readiness } from './health/readiness.js';
export { isBackupFresh, ScheduledBackups } from './backup/scheduled-backups.js';
export { RestoreBackup } from './backup/restore-backup.js';
export { OperationsModule } from './operations.module.js';
