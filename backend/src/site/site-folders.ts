import { fileURLToPath } from 'node:url';

/** Where the built front ends lie. */
export interface SiteFolders {
  /** Holds client/ and server/. */
  storefront: string;
  adminShell: string;
  /** Holds one folder a remote, each with a dist/. */
  adminRemotes: string;
}

/** The folders beside a built or unbuilt backend; `here` is the import.meta.url of a file in backend/src or backend/dist. */
export function siteFoldersFrom(here: string): SiteFolders {
  const folder = (path: string): string => fileURLToPath(new URL(path, here));
  return {
    storefront: folder('../../storefront/dist'),
    adminShell: folder('../../admin-shell/dist'),
    adminRemotes: folder('../../admin-remotes'),
  };
}
