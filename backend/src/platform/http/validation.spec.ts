import { Type } from 'class-transformer';
import { IsString, ValidateNested } from 'class-validator';
import { createValidationPipe } from './validation.js';

class LineDto {
  @IsString() name: string;
}
class OrderDto {
  @IsString() note: string;
  @ValidateNested({ each: true }) @Type(() => LineDto) lines: LineDto[];
}

it('fields that a DTO does not declare never reach the code, also within a list (threats 2 and 45)', async () => {
  const sent = { note: 'Hi', isAdmin: true, totalAmount: '0.01', lines: [{ name: 'Cap', price: '0.01' }] };
  const received: unknown = await createValidationPipe().transform(sent, { type: 'body', metatype: OrderDto });
  expect(received).toBeInstanceOf(OrderDto);
  expect(JSON.parse(JSON.stringify(received))).toEqual({ note: 'Hi', lines: [{ name: 'Cap' }] });
});
