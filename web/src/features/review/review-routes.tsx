import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { CorrectionPage } from './correction/correction-page';
import { DetailPage } from './detail/detail-page';
import { VersionPage } from './detail/version-page';
import { ListPage } from './list/list-page';

/** The queue and each of its declarations, below `/agent/declaration`. */
export function ReviewRoutes(): ReactNode {
  return (
    <Routes>
      <Route index element={<ListPage />} />
      <Route path=":reference" element={<DetailPage />} />
      <Route path=":reference/corriger" element={<CorrectionPage />} />
      <Route path=":reference/versions/:version" element={<VersionPage />} />
    </Routes>
  );
}
