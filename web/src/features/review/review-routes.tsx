import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { CorrectionPage } from './correction/correction-page';
import { DetailPage } from './detail/detail-page';
import { VersionPage } from './detail/version-page';
import { ListAndSheet } from './list-and-sheet';

export interface ReviewRoutesProps {
  /** What is shown at an address that leads nowhere. */
  readonly notFound: ReactNode;
}

/** The list and each of its declarations, below `/agent/declaration`. */
export function ReviewRoutes({ notFound }: ReviewRoutesProps): ReactNode {
  return (
    <Routes>
      <Route element={<ListAndSheet />}>
        <Route index element={null} />
        <Route path=":reference" element={<DetailPage />} />
      </Route>
      <Route path=":reference/corriger" element={<CorrectionPage />} />
      <Route path=":reference/versions/:version" element={<VersionPage />} />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
