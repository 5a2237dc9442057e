import { App, ConfigProvider, type ThemeConfig } from 'antd';
import { type ReactNode, useSyncExternalStore } from 'react';

const styles = getComputedStyle(document.documentElement);

/** antd computes with the values of its tokens, so it cannot take `var(--ink)`. */
const token = (name: string): string => styles.getPropertyValue(`--${name}`).trim();

const theme: ThemeConfig = {
  token: {
    // Ink, not the brand's red: only what destroys is red.
    colorPrimary: token('ink'),
    colorPrimaryHover: token('ink-hover'),
    colorPrimaryActive: token('ink-hover'),
    colorPrimaryTextHover: token('ink-hover'),
    colorPrimaryBg: token('paper-deep'),
    colorPrimaryBgHover: token('rule'),
    colorLink: token('link'),
    // Hover and active colours are darker: antd's lighter defaults have too little contrast.
    colorLinkHover: token('link-hover'),
    colorLinkActive: token('link-hover'),
    colorError: token('danger'),
    colorErrorHover: token('danger-deep'),
    colorErrorActive: token('danger-deep'),
    colorSuccess: token('success'),
    colorWarning: token('warning'),
    colorWarningBg: token('warning-paper-light'),
    colorWarningBorder: token('warning-rule'),
    colorInfo: token('link'),
    colorText: token('ink'),
    colorTextSecondary: token('ink-soft'),
    colorTextDescription: token('ink-soft'),
    colorTextPlaceholder: token('ink-placeholder'),
    colorTextDisabled: token('ink-disabled'),
    colorBgLayout: token('paper'),
    colorBgContainer: token('paper-bright'),
    colorBgElevated: token('paper-bright'),
    colorBorder: token('rule-control'),
    colorBorderSecondary: token('rule'),
    borderRadius: Number.parseInt(token('radius')),
    fontFamily: token('font-text'),
    fontSize: 15,
    controlHeight: 38,
    motionDurationMid: '0.12s',
    motionDurationSlow: '0.16s',
  },
  components: {
    Card: { bodyPadding: 16, headerPadding: 16, headerHeight: 48, headerFontSize: 16 },
    Segmented: { trackBg: token('paper-deep') },
    Typography: { titleMarginBottom: 0, titleMarginTop: 0 },
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
  },
};

const reducedMotionTheme: ThemeConfig = { ...theme, token: { ...theme.token, motion: false } };

const reducedMotionQuery = globalThis.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  reducedMotionQuery.addEventListener('change', listener);
  return () => reducedMotionQuery.removeEventListener('change', listener);
}

/**
 * antd's theme and contexts, rendered once around the whole admin. The element of `App` carries antd's CSS variables, which
 * the style sheets of the sections use. Motion is off under prefers-reduced-motion.
 */
export function AdminTheme({ children }: { children: ReactNode }) {
  const reducedMotion = useSyncExternalStore(subscribe, () => reducedMotionQuery.matches);
  return (
    <ConfigProvider theme={reducedMotion ? reducedMotionTheme : theme} button={{ autoInsertSpace: false }}>
      <App>{children}</App>
    </ConfigProvider>
  );
}
