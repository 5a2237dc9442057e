type Rename = (id: string) => string;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !ArrayBuffer.isView(value);

const renamed = (value: unknown, rename: Rename): unknown => {
  if (typeof value === 'string') return value.split(',').map(rename).join(',');
  return Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'string' ? rename(one) : one)) : value;
};

/** The id of whatever has an order number, the next page of a list of orders, and every reference to an order. */
function isOrderId(name: string, fields: Fields): boolean {
  if (name === 'id') return Object.hasOwn(fields, 'orderNumber');
  if (name === 'next') return Object.hasOwn(fields, 'orders');
  return name === 'orderId' || name === 'orderIds';
}

/** A copy of an answer with other names of its orders. */
export function replaceOrderIds(value: unknown, rename: Rename): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => replaceOrderIds(one, rename));
  if (!isFields(value)) return value;
  const replaced = Object.entries(value).map(([name, field]) => [
    name,
    isOrderId(name, value) ? renamed(field, rename) : replaceOrderIds(field, rename),
  ]);
  return Object.fromEntries(replaced) as Fields;
}

/** Replaces the parameters of a path or query that name orders. */
export function replaceOrderParameters(parameters: unknown, rename: Rename): void {
  if (!isFields(parameters)) return;
  for (const name of ['id', 'after', 'orderIds']) {
    if (Object.hasOwn(parameters, name)) parameters[name] = renamed(parameters[name], rename);
  }
}
