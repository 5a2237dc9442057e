/** Entry URLs by remote name. */
export type Manifest = Readonly<Record<string, string>>;

/** The entries of a manifest that point to `origin`: the admin must never load code from another server. */
export function sameOriginEntries(manifest: unknown, origin: string): Manifest {
  if (typeof manifest !== 'object' || manifest === null) return {};
  const entries = Object.entries(manifest).filter((entry): entry is [string, string] => {
    const [name, url] = entry;
    return (
      /^[a-z][a-z0-9-]*$/.test(name) &&
      typeof url === 'string' &&
      URL.canParse(url, origin) &&
      new URL(url, origin).origin === origin
    );
  });
  return Object.fromEntries(entries);
}
