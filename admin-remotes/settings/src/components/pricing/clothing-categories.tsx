import { Alert, Button, Checkbox } from '@shop/admin-kit';
import type { AdminCategory } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { categoriesQuery, useSetClothing } from '../../api/tax-rules.ts';
import { isNothingClothing } from '../../rules/pricing/clothing.ts';
import styles from '../../styles/pricing.module.css';

/** Which categories are clothing. */
export function ClothingCategories() {
  const { data } = useQuery(categoriesQuery);
  const names = data?.filter(({ taxKind }) => taxKind === 'clothing').map(({ name }) => name);
  if (!names) return null;
  return (
    <>
      <h4 className={styles.heading}>Categories that are clothing</h4>
      <p className={styles.none}>
        {names.join(', ') || 'None yet, so no exception for clothing applies.'} <Link to="/categories">Edit categories</Link>
      </p>
    </>
  );
}

/** Asks which categories are clothing while none is, and says what was answered. */
export function ClothingQuestion() {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const setting = useSetClothing();
  if (setting.isSuccess) return <Answered names={setting.data} />;
  if (!isNothingClothing(categories)) return null;
  return <Question categories={categories} isPending={setting.isPending} onAnswer={setting.mutate} />;
}

const QUESTION = 'Which categories are clothing?';

interface QuestionProps {
  categories: readonly AdminCategory[];
  isPending: boolean;
  onAnswer: (clothing: readonly AdminCategory[]) => void;
}

function Question({ categories, isPending, onAnswer }: QuestionProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const clothing = categories.filter(({ id }) => !left.includes(id));
  return (
    <Alert
      type="warning"
      showIcon
      title={QUESTION}
      description={
        <fieldset className={styles.question} aria-label={QUESTION}>
          No category is, so exceptions for clothing apply to nothing and every piece is taxed in full.
          <div className={styles.clothing}>
            {categories.map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={!left.includes(id)}
                onChange={({ target }) => setLeft(target.checked ? left.filter((other) => other !== id) : [...left, id])}
              >
                {name}
              </Checkbox>
            ))}
          </div>
          <Button disabled={clothing.length === 0} loading={isPending} onClick={() => onAnswer(clothing)}>
            These categories are clothing
          </Button>
        </fieldset>
      }
    />
  );
}

/** Takes the focus of the button that is gone. */
function Answered({ names }: { names: readonly string[] }) {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <div ref={answer} tabIndex={-1} className={styles.answered}>
      <Alert type="success" showIcon title={`Clothing from now on: ${names.join(', ')}`} />
    </div>
  );
}
