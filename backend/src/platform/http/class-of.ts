/** A class with these properties, for a view or a DTO that is described by a table. */
export function classOf<Fields extends object>(
  properties: readonly (readonly [name: keyof Fields & string, PropertyDecorator])[],
): new () => Fields {
  class Properties {}
  for (const [name, decorate] of properties) decorate(Properties.prototype, name);
  return Properties as new () => Fields;
}
