/** Stands in for the part of @shop/contract that the API does not write yet. */
declare module '@shop/contract' {
  type Schemas = import('../../backend/contract/schema.js').components['schemas'];
  export type Category = Schemas['Category'];
  export type Artist = Schemas['Artist'];
  export type ProductListItem = Schemas['ProductListItem'];
  export type ProductDetail = Schemas['ProductDetail'];
  export type ProductImage = Schemas['ProductImage'];
  export type ShopSettings = Schemas['ShopSettings'];
  
  export interface CartLine { id: string; quantity: number; product: ProductListItem }
  export interface OrderItem { id: string; quantity: number; priceAtTime: string; product: { id: string; name: string; imageUrl: string | null } }
  export interface Order {
    id: string; orderNumber: string; customerEmail: string; customerName: string; customerPhone: string | null;
    shippingAddress: { street: string; city: string; state: string; zipCode: string; country: string };
    totalAmount: string; status: string; paymentStatus: string; notes: string | null; createdAt: string; items: OrderItem[];
  }
  export interface PortfolioItem {
    id: string; mediaUrl: string; mediaType: 'image' | 'video'; description: string | null; sortOrder: number; isCoverUp: boolean; createdAt: string;
    image: Schemas['ImageInfo'] | null;
  }
  export interface SendContactMessage { name: string; email: string; subject: 'general' | 'artist' | 'employment' | 'partnership' | 'media'; message: string; website?: string }
  export interface PlacedOrder { id: string; orderNumber: string }
  export interface ReservedOrderNumber { orderNumber: string }
  interface Options { path?: Record<string, string>; query?: Record<string, string>; body?: unknown; headers?: Record<string, string>; signal?: AbortSignal }
  type Call = <T>(path: string, options: Options) => Promise<T>;
  export interface ApiClient { get: Call; post: Call; put: Call; delete: Call }
  export class ApiError extends Error {
    readonly status: number; readonly body: string; readonly serverMessage: string | undefined; readonly code: string | undefined;
    json(): Record<string, unknown>;
  }
  export function createClient(settings?: { baseUrl?: string; fetch?: typeof fetch }): ApiClient;
  export function toCents(amount: string | number): number;
  export function fromCents(cents: number): string;
  export function lineCents(unitPrice: string | number, quantity: number): number;
}
