import { Form, Select } from '@shop/admin-kit';
import styles from '../../styles/sizes.module.css';

interface SizeImageProps {
  index: number;
  label: string;
  images: readonly string[];
}

/** The image of the gallery that the shop shows for a size. */
export function SizeImage({ index, label, images }: SizeImageProps) {
  const options = [
    { value: null, label: 'None' },
    ...images.map((url, position) => ({ value: url, label: <SmallImage url={url} number={position + 1} /> })),
  ];
  return (
    <Form.Item name={[index, 'imageUrl']} label="Image" getValueProps={(url: string | null) => ({ value: known(url, images) })}>
      <Select aria-label={`Image of ${label}`} options={options} popupMatchSelectWidth={96} />
    </Form.Item>
  );
}

/** An image that was removed from the gallery counts as none. */
const known = (url: string | null, images: readonly string[]): string | null =>
  url !== null && images.includes(url) ? url : null;

const SmallImage = ({ url, number }: { url: string; number: number }) => (
  <img
    className={styles.sizeImage}
    src={`${url}?w=320`}
    alt={`Number ${number} of the gallery`}
    width={26}
    height={26}
    loading="lazy"
  />
);
