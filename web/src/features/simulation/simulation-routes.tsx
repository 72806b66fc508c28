import { type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { lazyComponent } from '../../lib/lazy-component';
import { isRecord } from '../../lib/shape';
import { useFetchAhead } from '../../lib/use-fetch-ahead';
import { firstIncompleteStep, productsStep, readDraft, useAppStore } from '../../store';
import { nextPath, resumePath } from './simulator-paths';
import { AgePage } from './steps/age-page';
import { BorderPage } from './steps/border-page';
import { StartPage } from './steps/start-page';
import { TransportPage } from './steps/transport-page';
import { WithTripTag } from './trip-tag/with-trip-tag';

export interface SimulationRoutesProps {
  /** Pages that lean on the reference data: loaded when they are first shown. */
  readonly countryPage: ReactNode;
  readonly purchases: ReactNode;
  readonly notFound: ReactNode;
}

/** The one question that has its own part, and what computes, are fetched while the first ones are answered. */
const nextParts = [() => import('./steps/country-page'), () => import('../basket/assessment/calculator')];

/** It comes with the dialog that a new simulation is begun from. */
const FormerNotice = lazyComponent(() =>
  import('./resume/resume-dialog').then((module) => module.FormerNotice),
);

/** Mounted at /simulateur: the questions, then what computes. */
export function SimulationRoutes({ countryPage, purchases, notFound }: SimulationRoutesProps): ReactNode {
  useFetchAhead(nextParts);
  const { state } = useLocation();
  // It comes with the first page, and stands as long as it is kept, whatever page was seen in between.
  const isBegun = isRecord(state) && state.former !== undefined;
  return (
    <>
      {(isBegun || readDraft('formerSimulation', isRecord) !== undefined) && (
        <Suspense fallback={null}>
          <FormerNotice />
        </Suspense>
      )}
      <Routes>
        <Route index element={<Resume />} />
        <Route element={<WithTripTag />}>
          <Route path="configuration/etape0" element={<StartPage />} />
          <Route path="configuration/etape1" element={<AgePage />} />
          <Route path="configuration/etape2" element={<TransportPage />} />
          <Route path="configuration/etape3" element={countryPage} />
          <Route path="configuration/etape4" element={<BorderPage />} />
        </Route>
        {['produits', 'panier', 'recapitulatif'].map((path) => (
          <Route key={path} path={path} element={<Answered page={purchases} />} />
        ))}
        <Route path="*" element={notFound} />
      </Routes>
    </>
  );
}

/** The simulator opens where it was left: at the first question for a new one. */
function Resume(): ReactNode {
  const request = useAppStore(({ simulator }) => simulator.simulatorRequest);
  return <Navigate to={resumePath(request)} replace />;
}

/** A page that needs every answer; the first one missing is asked otherwise. */
function Answered({ page }: { readonly page: ReactNode }): ReactNode {
  const request = useAppStore(({ simulator }) => simulator.simulatorRequest);
  return firstIncompleteStep(request) === productsStep ? page : <Navigate to={nextPath(request)} replace />;
}
