import { useQuery } from '@tanstack/react-query';
import styles from './payment-app-link.module.css';

/** The white border that scanners need, in modules. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  text: string;
  label: string;
}

/** Drawn here, from a chunk of its own: no other server learns who pays what. Without the chunk the link beside it is enough. */
export function QrCode({ text, label }: QrCodeProps) {
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
