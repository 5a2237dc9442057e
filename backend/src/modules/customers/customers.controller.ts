import { Body, Controller, Get, Header, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Admin, AdminOnly, CurrentAdmin, Idempotent } from '../auth/index.js';
import { AddCustomerNote } from './add-customer-note.js';
import { AddCustomerNoteDto, CustomerAddressDto } from './customer.dto.js';
import { CustomerView, ErasedCustomerView } from './customer.view.js';
import { CustomerDataView } from './customer-data.view.js';
import { EraseCustomerData } from './erase-customer-data.js';
import { ExportCustomerData } from './export-customer-data.js';
import { ReadCustomer } from './read-customer.js';

@AdminOnly()
@ApiTags('customers admin')
@Controller('admin/customers')
export class CustomersController {
  constructor(
    private readonly readCustomer: ReadCustomer,
    private readonly addCustomerNote: AddCustomerNote,
    private readonly eraseCustomerData: EraseCustomerData,
    private readonly exportCustomerData: ExportCustomerData,
  ) {}

  @Get()
  @ApiOkResponse({ type: CustomerView })
  one(@CurrentAdmin() admin: Admin, @Query() { email }: CustomerAddressDto): Promise<CustomerView> {
    return this.readCustomer.execute(admin, email);
  }

  /** A download, for somebody who asks what the shop stores about them. */
  @Get('export.json')
  @Header('content-disposition', 'attachment; filename="customer-data.json"')
  @ApiOkResponse({ type: CustomerDataView })
  export(@CurrentAdmin() admin: Admin, @Query() { email }: CustomerAddressDto): Promise<CustomerDataView> {
    return this.exportCustomerData.execute(admin, email);
  }

  @Post('notes')
  @Idempotent()
  @ApiCreatedResponse({ type: CustomerView })
  async note(@CurrentAdmin() admin: Admin, @Body() body: AddCustomerNoteDto): Promise<CustomerView> {
    await this.addCustomerNote.execute(admin, body);
    return this.readCustomer.execute(admin, body.email);
  }

  /** Erases the address from finished orders and deletes its messages and notes. Unfinished orders and invoices stay. */
  @Post('erase')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: ErasedCustomerView })
  erase(@CurrentAdmin() admin: Admin, @Body() { email }: CustomerAddressDto): Promise<ErasedCustomerView> {
    return this.eraseCustomerData.execute(admin, email);
  }
}
