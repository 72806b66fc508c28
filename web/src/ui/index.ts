export { Accordion, AccordionItem, type AccordionItemProps } from './accordion';
export { ActBar } from './act-bar';
export { AllowanceBar, type AllowanceBarProps } from './allowance-bar';
export { BackLink, type BackLinkProps } from './back-link';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps, type ButtonVariant } from './button';
export { Card, type CardProps } from './card';
export { CheckGroup, type CheckGroupProps, type CheckOption } from './check-group';
export { classNames } from './class-names';
export { Columns, type ColumnsProps } from './columns';
export { Combobox, type ComboboxItem, type ComboboxProps } from './combobox';
export { documentTitle } from './document-title';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { ErrorSummary, type ErrorSummaryProps } from './error-summary';
export { FieldHint, type FieldTexts } from './field';
export { FoldedList, type FoldedListProps } from './folded-list';
export { Form, type FormProps } from './form';
export { FullScreen, type FullScreenProps } from './full-screen';
export type { Icon } from './icon';
export { IconTile, type IconTileProps } from './icon-tile';
export { Prose, Stack, type StackProps } from './layout';
export { LiveRegionProvider, useAnnounce } from './live-region';
export { Modal, type ModalProps } from './modal';
export { Notice, type NoticeProps, type NoticeTone } from './notice';
export { PageHeading, type PageHeadingProps } from './page-heading';
export { Pagination, type PaginationProps } from './pagination';
export { Pill, type PillProps, type PillTone } from './pill';
export { QrCode, type QrCodeProps } from './qr-code';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group';
export { RecordList, type RecordListProps, RecordRow, type RecordRowProps } from './record-list';
export { RowCheck, type RowCheckProps } from './row-check';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field';
export { showPageTop } from './show-page-top';
export { Skeleton, type SkeletonProps } from './skeleton';
export { Stepper, type StepperProps } from './stepper';
export {
  RowLink,
  type RowLinkProps,
  Table,
  type TableChoice,
  type TableColumn,
  type TableProps,
} from './table';
export { type Tab, Tabs, type TabsProps } from './tabs';
export { TagCard, type TagCardProps } from './tag-card';
export { TextArea, type TextAreaProps } from './text-area';
export { TextField, type TextFieldProps } from './text-field';
export { useAfterPress } from './use-after-press';
export { useIsScrolling } from './use-is-scrolling';
export { VisuallyHidden } from './visually-hidden';
