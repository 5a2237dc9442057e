const CARRIERS = ['USPS', 'UPS', 'FedEx', 'DHL'];

/** Suggestions for inputs with `list="order-carriers"`. */
export function CarrierList() {
  return (
    <datalist id="order-carriers">
      {CARRIERS.map((carrier) => (
        <option key={carrier}>{carrier}</option>
      ))}
    </datalist>
  );
}
