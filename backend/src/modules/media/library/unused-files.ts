import { Injectable } from '@nestjs/common';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { DeleteFile } from '../cleanup/delete-file.js';
import { isFileName } from '../file-names.js';
import { fileInUse, imageNotFound } from '../media.errors.js';
import { StoredFiles } from '../stored-files.js';
import { MediaPages } from './media-pages.js';

const BATCH_SIZE = 500;

/** Deletes unused files when an admin asks for it, earlier than the recurring clean-up. */
@Injectable()
export class UnusedFiles {
  constructor(
    private readonly pages: MediaPages,
    private readonly files: StoredFiles,
    private readonly deleteFile: DeleteFile,
    private readonly audit: AuditLog,
  ) {}

  /** Deletes the unused files that are older than a day, at most BATCH_SIZE; returns their number. */
  async deleteAll(admin: Admin): Promise<number> {
    let deleted = 0;
    for (const name of await this.pages.deletable(BATCH_SIZE)) {
      if (await this.delete(admin, name)) deleted += 1;
    }
    return deleted;
  }

  /** Throws 404 for an unknown file and 409 for one that is in use. */
  async deleteOne(admin: Admin, name: string): Promise<void> {
    if (!isFileName(name)) throw imageNotFound();
    const file = await this.files.find(name);
    if (!file || file.status === 'receiving') throw imageNotFound();
    if (!(await this.delete(admin, name))) throw fileInUse();
  }

  private delete(admin: Admin, name: string): Promise<boolean> {
    return this.deleteFile.execute(name, (tx) => this.audit.record(tx, admin, 'deleted', 'file', null, { name }));
  }
}
