/// <reference types="vite/client" />

declare module 'virtual:route-assets' {
  /** Route module ("src/app/routes/home.tsx") -> addresses of the scripts it needs beyond the entry's own. */
  const routeAssets: Record<string, string[]>;
  export default routeAssets;
}
