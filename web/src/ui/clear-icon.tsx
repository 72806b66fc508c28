import { X } from 'lucide-react';
import type { ReactNode } from 'react';

/** The icon named « clear »: closes a dialog, empties a field. */
export function ClearIcon({ size = 24 }: { readonly size?: number | undefined }): ReactNode {
  return <X aria-hidden data-icon="clear" size={size} strokeWidth={2} />;
}
