import { matchCategory } from './match-category.js';

const category = (name: string, slug: string): { id: string; name: string; slug: string } => ({ id: slug, name, slug });
const SHOP = [
  category('T-Shirts', 't-shirts'),
  category('Long Sleeve', 'long-sleeve'),
  category('Sweaters', 'sweaters'),
  category('Hoodies', 'hoodies'),
  category('Joggers', 'joggers'),
  category('Leggings', 'leggings'),
  category('Shorts', 'shorts'),
  category('Hats', 'hats'),
  category('Tote Bags', 'tote-bags'),
];

const match = (type: string, tags: string[], title: string): string => {
  const found = matchCategory({ type, tags, title }, SHOP);
  return found ? `${found.category.slug} by ${found.by}` : 'none';
};

describe('the category of an imported product', () => {
  it.each([
    ['Hoodie', 'hoodies'],
    ['HOODIES', 'hoodies'],
    ['Hooded Sweatshirt', 'hoodies'],
    ['Pullover Hoodie', 'hoodies'],
    ['Hoody', 'hoodies'],
    ['Tee', 't-shirts'],
    ['T-Shirt', 't-shirts'],
    ['T Shirts', 't-shirts'],
    ['Tshirt', 't-shirts'],
    ['Graphic tees', 't-shirts'],
    ['Cap Sleeve Tee', 't-shirts'],
    ['Jumper', 'sweaters'],
    ['Sweater', 'sweaters'],
    ['Pull-Over', 'none'],
    ['Pullover', 'sweaters'],
    ['Sweatshirt', 'sweaters'],
    ['Crewneck', 'sweaters'],
    ['Beanie', 'hats'],
    ['Snapback Cap', 'hats'],
    ['Caps', 'hats'],
    ['Leggings', 'leggings'],
    ['Legging', 'leggings'],
    ['Sweatpants', 'joggers'],
    ['Jogger Pants', 'joggers'],
    ['Shorts', 'shorts'],
    ['Sweat shorts', 'shorts'],
    ['Long Sleeve Shirt', 'long-sleeve'],
    ['Long-sleeved tee', 'long-sleeve'],
    ['Longsleeve', 'long-sleeve'],
    ['Long sleeve hoodie', 'hoodies'],
    ['Tote Bag', 'tote-bags'],
    ['Sweáter', 'sweaters'],
  ])('the type %s is %s', (type, slug) => expect(match(type, [], '')).toBe(slug === 'none' ? 'none' : `${slug} by type`));

  it.each([
    ['Ocean Blue Shirt', 't-shirts'],
    ['Short Sleeve Shirt', 't-shirts'],
    ['Yellow Wool Jumper', 'sweaters'],
    ['Red Sports Tee', 't-shirts'],
    ['Long Sleeve Cotton Top', 'long-sleeve'],
  ])('the title %s is %s', (title, slug) => expect(match('', ['women'], title)).toBe(`${slug} by title`));

  it.each([
    'Chequered Red Shirt',
    'Denim Shirt',
    'Button Up Shirt',
    'T-Shirt Dress',
    'Hoodie Sticker',
    'Classic Leather Jacket',
    'Black Leather Bag',
    'Striped Silk Blouse',
    'Short Sleeve Top',
    'Teepee',
    'Capsule Collection',
    'Chat Room',
    '',
  ])('the title %s has no category', (title) => expect(match('', [], title)).toBe('none'));

  it('prefers the type to a tag and a tag to the title', () => {
    expect(match('Hats', ['hoodie'], 'Tee')).toBe('hats by type');
    expect(match('Apparel', ['sale', 'hoodie'], 'Tee')).toBe('hoodies by tag');
    expect(match('Shirts', [], 'Swallow Hoodie')).toBe('hoodies by title');
  });

  it.each(['constructor', '__proto__', 'toString'])('takes the category %s for one without synonyms', (slug) => {
    expect(matchCategory({ type: 'Spoon', tags: [], title: '' }, [category('Builders', slug)])).toBeNull();
  });

  it('finds nothing in a shop without categories', () => {
    expect(matchCategory({ type: 'Hoodie', tags: [], title: '' }, [])).toBeNull();
  });
});
