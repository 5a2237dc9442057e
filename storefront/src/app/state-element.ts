/** Id of the data block that carries the server's query results to the browser. */
export const STATE_ELEMENT_ID = 'shop-state';
