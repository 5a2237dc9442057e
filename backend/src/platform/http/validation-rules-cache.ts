import type { MetadataStorage } from 'class-validator';

type Class = Parameters<MetadataStorage['getTargetValidationMetadatas']>[0];
type Rules = ReturnType<MetadataStorage['getTargetValidationMetadatas']>;
type RulesByField = ReturnType<MetadataStorage['groupByPropertyName']>;

const cached = new WeakSet<MetadataStorage>();

/**
 * class-validator (checked with 0.15.1) goes through the rules of all classes for each object that it validates. The rules of a class are
 * complete once its file is imported, so they are searched and grouped once for each schema: the empty one, and for nested objects the name
 * of the class that holds them. Rules of groups are not kept: no DTO has any.
 */
export function cacheValidationRules(storage: MetadataStorage): void {
  if (cached.has(storage)) return;
  cached.add(storage);
  const search = storage.getTargetValidationMetadatas.bind(storage);
  const groupByField = storage.groupByPropertyName.bind(storage);
  const rulesByClass = new WeakMap<Class, Map<string, Rules>>();
  const fieldsByRules = new WeakMap<Rules, RulesByField>();

  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (always || strictGroups || groups?.length) return search(target, schema, always, strictGroups, groups);
    const rulesBySchema = rulesByClass.get(target) ?? new Map<string, Rules>();
    rulesByClass.set(target, rulesBySchema);
    const known = rulesBySchema.get(schema);
    if (known) return known;
    const rules = search(target, schema, always, strictGroups, groups);
    rulesBySchema.set(schema, rules);
    return rules;
  };
  storage.groupByPropertyName = (rules) => {
    const known = fieldsByRules.get(rules);
    if (known) return known;
    const fields = groupByField(rules);
    fieldsByRules.set(rules, fields);
    return fields;
  };
}
