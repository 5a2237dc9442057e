import type { Shipment } from '@shop/contract';
import { logError } from '@shop/admin-kit';
import { useEffect, useState } from 'react';
import { parseShipments } from '../../rules/parcel/parse-shipments.ts';

interface Parsed {
  shipments: Shipment[];
  unreadable: string[];
}

const NOTHING: Parsed = { shipments: [], unreadable: [] };

/** Reads the list again after each change; an older reading never replaces a newer one. */
export function useParsedShipments(text: string, carrier: string): Parsed {
  const [parsed, setParsed] = useState(NOTHING);
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const result = await parseShipments(text, carrier.trim());
      if (isCurrent) setParsed(result);
    };
    read().catch((error: unknown) => logError('A list of tracking numbers could not be read', error));
    return () => {
      isCurrent = false;
    };
  }, [text, carrier]);
  return parsed;
}
