import 'react';

declare module 'react' {
  /** Custom properties that components hand to their styles. */
  interface CSSProperties {
    '--letters'?: number;
  }
}
