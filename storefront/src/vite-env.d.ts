/// <reference types="vite/client" />

declare module 'virtual:route-assets' {
  /** Route module ("src/app/routes/home.tsx") -> URLs of the scripts it needs in addition to the entry's. */
  const routeAssets: Record<string, string[]>;
  export default routeAssets;
}
