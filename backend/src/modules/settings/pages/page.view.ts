import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { text, time } from '#platform/http/openapi-fields.js';
import { PAGE_SLUGS, type PageSlug } from './page-rules.js';

const slug = { enum: PAGE_SLUGS, enumName: 'PageSlug' };

@ApiSchema({ name: 'PageLink' })
export class PageLinkView {
  @ApiProperty(slug) slug: PageSlug;
  @ApiProperty(text) title: string;
}

@ApiSchema({ name: 'ShopPage' })
export class ShopPageView extends PageLinkView {
  @ApiProperty({ ...text, description: 'safe HTML, made from Markdown' }) html: string;
  @ApiProperty(time) updatedAt: Date;
}

@ApiSchema({ name: 'AdminPageSummary' })
export class AdminPageSummaryView extends PageLinkView {
  @ApiProperty({ type: Boolean }) published: boolean;
  @ApiProperty({ type: Number, description: '0: never saved' }) version: number;
  @ApiProperty({ ...time, nullable: true }) updatedAt: Date | null;
}

@ApiSchema({ name: 'PageRevision' })
class PageRevisionView {
  @ApiProperty({ type: Number }) version: number;
  @ApiProperty(text) title: string;
  @ApiProperty(text) body: string;
  @ApiProperty({ type: Boolean }) published: boolean;
  @ApiProperty(text) adminName: string;
  @ApiProperty(time) savedAt: Date;
}

@ApiSchema({ name: 'AdminPage' })
export class AdminPageView extends AdminPageSummaryView {
  @ApiProperty({ ...text, description: 'Markdown' }) body: string;
  @ApiProperty({ ...text, description: 'Markdown to start from, with the values of this shop' }) template: string;
  @ApiProperty({ type: [PageRevisionView], description: 'the latest ones, newest first' }) revisions: PageRevisionView[];
}

@ApiSchema({ name: 'PagePreview' })
export class PagePreviewView {
  @ApiProperty(text) html: string;
}
