/** As the shop prints it; people often write it in small letters. */
const ORDER_NUMBER = /(\bORD-[A-HJKMNP-TV-Z2-9]{8}\b)/i;

interface TextPart {
  text: string;
  /** The number of the order that the text names, in capitals. */
  orderNumber?: string;
}

/** A text in parts, of which some are numbers of orders. */
export function namedOrders(text: string): TextPart[] {
  return text
    .split(ORDER_NUMBER)
    .map((part, index) => (index % 2 === 1 ? { text: part, orderNumber: part.toUpperCase() } : { text: part }))
    .filter((part) => part.text !== '');
}

/** A message that lists hundreds of numbers must not send hundreds of requests. */
const MAX_NAMED = 5;
const MAX_BESIDE = 5;

/** The first numbers that the text names, each once. */
export function orderNumbersOf(text: string): string[] {
  const numbers = namedOrders(text).flatMap(({ orderNumber }) => orderNumber ?? []);
  return [...new Set(numbers)].slice(0, MAX_NAMED);
}

/** The named orders, then others of the sender, newest first. */
export function ordersBeside<Order extends { id: string }>(named: readonly Order[], own: readonly Order[]): Order[] {
  const others = own.filter(({ id }) => named.every((order) => order.id !== id));
  return [...named, ...others].slice(0, Math.max(MAX_BESIDE, named.length));
}
