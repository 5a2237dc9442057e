import 'react';

declare module 'react' {
  /** Custom properties that components pass to their stylesheets. */
  interface CSSProperties {
    '--columns'?: number;
    '--narrow-columns'?: number;
    '--letters'?: number;
    '--left'?: string;
    '--width'?: string;
    '--top'?: string;
    '--bottom'?: string;
  }
}
