import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ArrowRightIcon } from '#components/ui/icons.tsx';
import styles from './payment-app-link.module.css';

/** The white border that scanners need, in modules. */
const QUIET_ZONE = 4;

/**
 * Drawn in the browser, so that no other server learns who pays what. The generator is a chunk of its own; if it fails to load,
 * the link beside the code still works.
 */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = useQuery({
    queryKey: ['qr', text],
    queryFn: async () => {
      const { qrCodePath } = await import('./qr-code-path.ts');
      return qrCodePath(text);
    },
  });
  const size = (data?.size ?? 0) + 2 * QUIET_ZONE;
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={data?.path ?? ''} fill="#000" />
    </svg>
  );
}

interface PaymentAppLinkProps {
  url: string;
  methodLabel: string;
  /** What to do after paying in the app. */
  children?: ReactNode;
}

/** Opens the payment app with the payment filled in: by link on this device, by QR code on another one. */
export function PaymentAppLink({ url, methodLabel, children }: PaymentAppLinkProps) {
  return (
    <div className={styles.pay}>
      <QrCode text={url} label={`QR code that opens ${methodLabel} with the payment filled in`} />
      <div className={styles.actions}>
        <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
          Open {methodLabel} <ArrowRightIcon size={18} />
        </a>
        <p className={styles.hint}>
          <span className={styles.scan}>Or scan the code with your phone. </span>Please check the amount there. {children}
        </p>
      </div>
    </div>
  );
}
