import type { LucideIcon } from 'lucide-react';

/** The one icon family of the product: an icon is always passed as a Lucide component. */
export type Icon = LucideIcon;
