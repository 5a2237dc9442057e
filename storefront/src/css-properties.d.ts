import 'react';

declare module 'react' {
  /** Custom properties that components pass to their stylesheets. */
  interface CSSProperties {
    '--letters'?: number;
    '--left'?: string;
    '--width'?: string;
    '--top'?: string;
    '--bottom'?: string;
  }
}
