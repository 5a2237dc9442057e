import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'AdminUser' })
export class AdminUserView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String }) username: string;
  @ApiProperty({ type: Boolean }) isAdmin: boolean;
}

@ApiSchema({ name: 'LoginAnswer' })
export class LoginView {
  @ApiProperty({ type: String }) token: string;
  @ApiProperty({ type: AdminUserView }) user: AdminUserView;
}

@ApiSchema({ name: 'LogoutAnswer' })
export class LogoutView {
  @ApiProperty({ type: Boolean }) success: true;
}
