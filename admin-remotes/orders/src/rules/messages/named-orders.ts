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
