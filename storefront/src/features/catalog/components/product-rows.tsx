import { type PageSlug, PRODUCT_TEXTS, type ProductDetail, SHOP_TEXT_NAMES, toCents } from '@shop/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { deliveryText, returnText } from '#lib/delivery-text.ts';
import { useSettings } from '#lib/settings.ts';
import { shippingPromise } from '#lib/shipping-promise.ts';
import { useShippingRates } from '#lib/shipping-rates.ts';
import { ProductBadges } from './product-badges.tsx';
import styles from './product-rows.module.css';

const POLICIES: readonly PageSlug[] = ['shipping', 'returns'];

function Row({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.row} open={open}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.text}>{children}</div>
    </details>
  );
}

/** What staff have entered in the settings, and the pages that they have published; nothing without them. */
function PolicyRow({ price }: Pick<ProductDetail, 'price'>) {
  const settings = useSettings();
  const { pages, returns, shippingMode } = settings;
  const { delivery } = shippingPromise(settings, useShippingRates(), toCents(price));
  const published = pages.filter(({ slug }) => POLICIES.includes(slug));
  const promises = [deliveryText({ delivery, shippingMode }), returnText(returns)].filter((text) => text !== undefined);
  if (published.length + promises.length === 0) return null;
  return (
    <Row title="Shipping and Returns" open={promises.length > 0}>
      {promises.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul>
        {published.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={paths.page(slug)} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Row>
  );
}

const ROWS = SHOP_TEXT_NAMES.filter((name) => PRODUCT_TEXTS[name].shownAs === 'row');
const LINES = SHOP_TEXT_NAMES.filter((name) => PRODUCT_TEXTS[name].shownAs === 'line');

/** Several colors are options, which the shopper chooses above. */
function fabricText(product: ProductDetail): string {
  const [color, ...others] = product.colors;
  return [
    product.fabricCare,
    color && others.length === 0 ? `Color: ${color}` : undefined,
    ...LINES.map((name) => product[name] && `${PRODUCT_TEXTS[name].label}: ${product[name]}`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The texts of a product in short rows, which need no scripts. */
export function ProductRows({ product }: { product: ProductDetail }) {
  const { category, description } = product;
  const fabric = fabricText(product);
  return (
    <div className={styles.rows}>
      <ProductBadges product={product} />
      <Row title="Story" open>
        {description}
      </Row>
      {fabric && <Row title="Fabric and Care">{fabric}</Row>}
      {ROWS.map(
        (name) =>
          product[name] && (
            <Row key={name} title={PRODUCT_TEXTS[name].label}>
              {product[name]}
            </Row>
          ),
      )}
      <PolicyRow price={product.price} />
      {category && (
        <p>
          <Link to={paths.productsBy('category', category.id)} className={styles.category}>
            {category.name}
          </Link>
        </p>
      )}
    </div>
  );
}
