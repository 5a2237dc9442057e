/** Entry addresses by remote name, as the server finds them right now: `/admin/remotes.json`. */
export type Manifest = Readonly<Record<string, string>>;

/** Only our own server may bring code into the admin. */
export function ownEntries(manifest: unknown, origin: string): Manifest {
  if (typeof manifest !== 'object' || manifest === null) return {};
  const entries = Object.entries(manifest).filter((entry): entry is [string, string] => {
    const [name, url] = entry;
    return /^[a-z][a-z0-9-]*$/.test(name) && typeof url === 'string' && new URL(url, origin).origin === origin;
  });
  return Object.fromEntries(entries);
}

export async function fetchManifest(signal?: AbortSignal): Promise<Manifest> {
  const response = await fetch(`${import.meta.env.BASE_URL}remotes.json`, { cache: 'no-cache', ...(signal ? { signal } : {}) });
  if (!response.ok) throw new Error(`The list of remotes answers ${response.status}`);
  return ownEntries(await response.json(), location.origin);
}
