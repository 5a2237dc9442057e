import { PickType } from '@nestjs/swagger';
import { LoginDto } from '../sign-in/auth.dto.js';

export class ConfirmDto extends PickType(LoginDto, ['password']) {}
