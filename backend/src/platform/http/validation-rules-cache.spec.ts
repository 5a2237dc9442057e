import { getMetadataStorage, IsEmail, IsInt, Max, MetadataStorage } from 'class-validator';
import { cacheValidationRules } from './validation-rules-cache.js';

class Base {
  @IsInt()
  @Max(3)
  quantity = 1;
}

class Contact extends Base {
  @IsEmail()
  email = 'a@example.com';
}

const rulesOf = (storage: MetadataStorage, target: typeof Base, groups?: string[]) =>
  storage.getTargetValidationMetadatas(target, '', false, false, groups);

it('searches and groups the rules of a class once, with those of its base class', () => {
  const storage = new MetadataStorage();
  for (const rule of rulesOf(getMetadataStorage(), Contact)) storage.addValidationMetadata(rule);
  const search = jest.spyOn(storage, 'getTargetValidationMetadatas');
  const group = jest.spyOn(storage, 'groupByPropertyName');
  cacheValidationRules(storage);
  cacheValidationRules(storage);
  const [first, second] = [rulesOf(storage, Contact), rulesOf(storage, Contact)];
  expect(second).toBe(first);
  expect(Object.keys(storage.groupByPropertyName(first))).toEqual(['email', 'quantity']);
  expect(storage.groupByPropertyName(second).quantity).toHaveLength(2);
  expect(rulesOf(storage, Base).map(({ propertyName }) => propertyName)).toEqual(['quantity', 'quantity']);
  expect([search.mock.calls.length, group.mock.calls.length]).toEqual([2, 1]);
  rulesOf(storage, Contact, ['group']);
  rulesOf(storage, Contact, ['group']);
  expect(search).toHaveBeenCalledTimes(4);
});

it('searches the rules of nested objects once, for which class-validator gives the name of the class around them', () => {
  const storage = new MetadataStorage();
  for (const rule of rulesOf(getMetadataStorage(), Contact)) storage.addValidationMetadata(rule);
  const search = jest.spyOn(storage, 'getTargetValidationMetadatas');
  cacheValidationRules(storage);
  const nestedRulesOf = (schema: string) => storage.getTargetValidationMetadatas(Contact, schema, false, false);
  expect(nestedRulesOf('Order')).toBe(nestedRulesOf('Order'));
  expect(nestedRulesOf('Order')).toEqual(rulesOf(storage, Contact));
  expect(search).toHaveBeenCalledTimes(2);
});
