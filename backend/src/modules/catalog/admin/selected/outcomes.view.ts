import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { AppError } from '#platform/app-error.js';
import { id, optionalText } from '#platform/http/openapi-fields.js';

const OUTCOMES = ['done', 'failed'] as const;

@ApiSchema({ name: 'ProductEditOutcome' })
export class ProductEditOutcomeView {
  @ApiProperty(id) id: string;
  @ApiProperty({ enum: OUTCOMES }) outcome: (typeof OUTCOMES)[number];
  @ApiProperty({ ...optionalText, description: 'why it failed' }) message: string | null;
}

@ApiSchema({ name: 'ProductEdits' })
export class ProductEditsView {
  @ApiProperty({ type: [ProductEditOutcomeView], description: 'in the order of the request' })
  outcomes: ProductEditOutcomeView[];
}

/** Runs `change` for one product after the other; each one is done or says what is in the way. */
export async function outcomesOf<Item extends { id: string }>(
  items: readonly Item[],
  change: (item: Item) => Promise<unknown>,
): Promise<ProductEditsView> {
  const outcomes: ProductEditOutcomeView[] = [];
  for (const item of items) outcomes.push({ id: item.id, ...(await outcomeOf(change(item))) });
  return { outcomes };
}

async function outcomeOf(change: Promise<unknown>): Promise<Omit<ProductEditOutcomeView, 'id'>> {
  try {
    await change;
    return { outcome: 'done', message: null };
  } catch (error) {
    if (error instanceof AppError) return { outcome: 'failed', message: error.message };
    throw error;
  }
}
