/// <reference types="vite/client" />

declare module 'virtual:route-assets' {
  /** Route module ("src/app/routes/home.tsx") -> scripts (URLs) and styles (HTML) it needs in addition to those of every page. */
  const routeAssets: Record<string, { scripts: string[]; styles: string }>;
  export default routeAssets;
}
