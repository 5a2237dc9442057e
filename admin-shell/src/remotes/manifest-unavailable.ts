export const MANIFEST_KEY = ['remotes.json'];

/** No remote is found, because the list of them cannot be read. */
export class ManifestUnavailable extends Error {}
