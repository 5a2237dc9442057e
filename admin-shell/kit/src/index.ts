import './theme/tokens.css';

export type { AdminSection } from './admin-section.ts';
// Each remote bundles its own copy of @shop/contract, so `instanceof` works only with the class exported here.
export { ApiError } from '@shop/contract';
export { api, messageOf } from './api.ts';
export { classNames } from './theme/class-names.ts';
export { ConfirmIdentity } from './confirm/confirm-identity.tsx';
export { createPasskey, signWithPasskey, supportsPasskeys } from './confirm/passkeys.ts';
export { secondFactorsQuery } from './confirm/second-factors.ts';
export { UsePasskey } from './confirm/use-passkey.tsx';
export { withConfirmation } from './confirm/with-confirmation.ts';
export { type DeletedItem, DeletedItems } from './deleted/deleted-items.tsx';
export { useRestore } from './deleted/use-restore.ts';
export { countProblem, parseCount, type TypedCount } from './count.ts';
export { CountInput } from './form/count-input.tsx';
export { CountItem } from './form/count-item.tsx';
export { editConflict } from './form/edit-conflict.ts';
export { showFieldErrors } from './form/field-errors.ts';
export { formProblem, TextInput, TextItem } from './form/text-item.tsx';
export { useDialogForm } from './form/use-dialog-form.ts';
export { useQuestion } from './form/use-question.ts';
export { EditNotSent, useVersionedForm } from './form/use-versioned-form.ts';
export { customerPath } from './customer-path.ts';
export { useDownload } from './download-file.ts';
export { FileProblem, FileProblems } from './files/file-problems.tsx';
export * from './icons.ts';
export { holdsWords } from './holds-words.ts';
export { followChanges } from './live/follow-changes.ts';
export { ANY_CHANGES, publishChanges, useLiveChanges } from './live/live-changes.ts';
export { logError } from './log.ts';
export { type Merge, mergeConflict } from './merge-conflict.ts';
export type { MutationEffects } from './mutations/mutation-cache.ts';
export type { Keyed } from './mutations/request-sender.ts';
export { useMutation } from './mutations/use-mutation.ts';
export {
  formatCents,
  formatMoney,
  fromCents,
  lineCents,
  moneyText,
  type ParsedMoney,
  parseMoney,
  parsePositiveMoney,
  toCents,
} from './money.ts';
export { MoveButtons, type Place } from './order/move-buttons.tsx';
export { type Move, moveBy, moveItem } from './order/move-item.ts';
export { CardGrid } from './list/card-grid.tsx';
export { ConfirmDelete, ConfirmDialog } from './page/confirm-dialog.tsx';
export { CustomerLink } from './page/customer-link.tsx';
export { Dialog } from './page/dialog.tsx';
export { type ConflictRow, EditConflict } from './page/edit-conflict.tsx';
export { EmptyState } from './page/empty-state.tsx';
export { FormDialog } from './page/form-dialog.tsx';
export { UNFINISHED_UPLOADS, useLeaveGuard } from './page/leave-guard.tsx';
export { ListSearch, useListSearch } from './list/list-search.tsx';
export { productSearchQuery, useProductSearch } from './list/use-product-search.ts';
export { useSearchText } from './list/use-search-text.ts';
export { useCurrentSearchParams } from './list/use-current-search-params.ts';
export { MissingItem } from './page/missing-item.tsx';
export { Panel } from './page/panel.tsx';
export { PrintDialog } from './page/print-dialog.tsx';
export { QueryState } from './page/query-state.tsx';
export { SortButton } from './list/sort-button.tsx';
export { type Selection, SelectionBar, useSelection } from './list/selection.tsx';
export { useItemAddress } from './page/use-item-address.ts';
export { useIsWide } from './page/use-media-query.ts';
export { shortcutsAreOff, turnShortcuts, useShortcuts } from './page/use-shortcuts.ts';
export { NEW_ITEM, useShownItem } from './page/use-shown-item.ts';
export { useUnloadGuard } from './page/use-unload-guard.ts';
export { hasUnsavedInput, useUnsavedInput } from './page/unsaved-input.ts';
export { QRCode } from './qr-code/qr-code.tsx';
export { NavigationContext, SectionHeader } from './page/section-header.tsx';
export { default as kitStyles } from './page/shared.module.css';
export { StatusTag } from './page/status-tag.tsx';
export { type PaymentMethods, paymentMethods } from './payment-methods.ts';
export {
  artistsQuery,
  categoriesQuery,
  createAdminQueryClient,
  invoiceSummaryQuery,
  keys,
  messagesSummaryQuery,
  ordersSummaryQuery,
  productsQuery,
  settingsQuery,
} from './queries.ts';
export { accountQuery, type Right, useLacksRight, useRight } from './rights.ts';
export { clearSession, readSession, storeSession, useSession } from './session.ts';
export { usePaymentMethods } from './use-payment-methods.ts';
export { useShopTime } from './shop-time.ts';
export { AdminTheme } from './theme/theme.tsx';
export { formatCalendarDay, type ShopTime, shopTime } from './time-format.ts';
export { copyText } from './toasts/copy-text.ts';
export { notify, notifyError, notifySuccess } from './toasts/notify.ts';
export { Toasts } from './toasts/toasts.tsx';
export * from './ui.ts';
export { UploadField } from './upload/upload-field.tsx';
export { UPLOAD_RULES } from './upload/upload-rules.ts';
export { type Uploads, useUploads } from './upload/use-uploads.ts';
