/** The URL of a package or of a `#` import, as a module of the backend finds it. */
export const resolveFromBackend = (specifier) => import.meta.resolve(specifier);
