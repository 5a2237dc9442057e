import { App, ConfigProvider, type ThemeConfig } from 'antd';
import { type ReactNode, useSyncExternalStore } from 'react';

/** The brand's colours (storefront/src/app/tokens.css) on a brighter background, which suits all-day use. */
const palette = {
  paper: '#f8f4eb',
  card: '#fffdf8',
  ink: '#1b1713',
  inkSoft: '#5f5548',
  rule: '#ddd3c1',
  inkHover: '#43392e',
  link: '#1f4f8a',
  linkHover: '#143760',
  danger: '#b0230f',
  dangerHover: '#8f1d0c',
  success: '#2f6b3a',
  warning: '#8a5a00',
  info: '#1f4f8a',
} as const;

const theme: ThemeConfig = {
  token: {
    // Ink, not the brand's red: only what destroys is red.
    colorPrimary: palette.ink,
    colorPrimaryHover: palette.inkHover,
    colorPrimaryActive: palette.inkHover,
    colorPrimaryTextHover: palette.inkHover,
    colorPrimaryBg: '#ebe4d6',
    colorPrimaryBgHover: '#ddd3c1',
    colorLink: palette.link,
    // Hover and active colours are darker: antd's lighter defaults have too little contrast.
    colorLinkHover: palette.linkHover,
    colorLinkActive: palette.linkHover,
    colorError: palette.danger,
    colorErrorHover: palette.dangerHover,
    colorErrorActive: palette.dangerHover,
    colorSuccess: palette.success,
    colorWarning: palette.warning,
    colorWarningBg: '#fbf0d5',
    colorWarningBorder: '#e3c88a',
    colorInfo: palette.info,
    colorText: palette.ink,
    colorTextSecondary: palette.inkSoft,
    colorTextDescription: palette.inkSoft,
    colorTextPlaceholder: '#766b5d',
    colorTextDisabled: '#857a6b',
    colorBgLayout: palette.paper,
    colorBgContainer: palette.card,
    colorBgElevated: palette.card,
    colorBorder: '#b9ad98',
    colorBorderSecondary: palette.rule,
    borderRadius: 3,
    fontFamily: "'Hanken Grotesk', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    fontSize: 15,
    controlHeight: 38,
    motionDurationMid: '0.12s',
    motionDurationSlow: '0.16s',
  },
  components: {
    Card: { bodyPadding: 16, headerPadding: 16, headerHeight: 48, headerFontSize: 16 },
    Segmented: { trackBg: '#ebe4d6' },
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
