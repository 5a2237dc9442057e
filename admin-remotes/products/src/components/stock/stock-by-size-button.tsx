import { Button, InboxOutlined } from '@shop/admin-kit';
import { useNavigate } from 'react-router-dom';

/** What to print again. */
export function StockBySizeButton() {
  const navigate = useNavigate();
  return (
    <Button icon={<InboxOutlined aria-hidden />} onClick={() => void navigate('/products/stock')}>
      Stock
    </Button>
  );
}
