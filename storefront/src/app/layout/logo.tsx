import { Link } from 'react-router-dom';
import { Tooltip } from '#components/ui/tooltip.tsx';
import { paths } from '#config/paths.ts';
import { useSettings } from '#lib/settings.ts';
import styles from './logo.module.css';

function HorizonMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 32" aria-hidden="true" focusable="false">
      <g className={styles.sun}>
        <path d="M10 20a10 10 0 0 1 20 0z" />
        <path d="M18.8 1h2.400v6h-2.400zM31.4 4.100l1.9 1.5-3.8 4.7-1.9-1.500zM8.6 4.1 6.7 5.600l3.8 4.7 1.9-1.500zM39 14.400l.5 2.3-5.8 1.3-.5-2.300zM1 14.4.5 16.7 6.3 18l.5-2.300z" />
      </g>
      <path className={styles.ground} d="M0 22.500h40v3.500H0zM0 28.500h40v2H0z" />
    </svg>
  );
}

export function Logo() {
  const { shopName } = useSettings();
  return (
    <Tooltip text={`Welcome to ${shopName}! Good to have you here.`}>
      <Link to={paths.home} className={styles.logo}>
        <HorizonMark className={styles.mark} />
        <span className={styles.word}>{shopName}</span>
      </Link>
    </Tooltip>
  );
}
