import 'reflect-metadata';

const HOLDS_FILE_ADDRESS = Symbol('shop:holds-file-address');

/**
 * Marks an entity's column that holds the address of a stored file (`text`) or such addresses anywhere inside a JSON value
 * (`jsonb`). The cleanup deletes a file whose address no marked column holds, so an unmarked column loses its images.
 */
export function HoldsFileAddress(): PropertyDecorator {
  return (target, property) => Reflect.defineMetadata(HOLDS_FILE_ADDRESS, true, target, property);
}

export function holdsFileAddress(entity: object, property: string): boolean {
  return Reflect.hasMetadata(HOLDS_FILE_ADDRESS, entity, property);
}
