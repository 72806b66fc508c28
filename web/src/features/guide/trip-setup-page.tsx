import type { ReactElement, ReactNode } from 'react';
import { lazyComponent } from '../../lib/lazy-component';
import { useFetchAhead } from '../../lib/use-fetch-ahead';
import { BorderQuestion } from './trip-setup/border-question';
import { CountryQuestion } from './trip-setup/country-question';
import type { SetupAnswers } from './trip-setup/setup-steps';
import type { TravellerOnTheWay } from './trip-setup/traveller-limits';
import { TravellerQuestion } from './trip-setup/traveller-question';
import { type Setup, useSetup } from './trip-setup/use-setup';

const SetupResult = lazyComponent(() =>
  import('./trip-setup/setup-result').then((module) => module.SetupResult),
);
const nextParts = [SetupResult.fetchAhead];

function completeTraveller(answers: SetupAnswers): TravellerOnTheWay | null {
  const { country, age, meanOfTransport, border } = answers;
  if (country === undefined || age === undefined || meanOfTransport === undefined) return null;
  return { country, age, meanOfTransport, border: border ?? false };
}

function SetupStepView({
  setup,
  simulatorButton,
}: {
  readonly setup: Setup;
  readonly simulatorButton: ReactNode;
}): ReactElement {
  const traveller = completeTraveller(setup.state.answers);
  if (setup.state.step === 'result' && traveller !== null) {
    return (
      <SetupResult
        traveller={traveller}
        countryName={setup.state.answers.countryName ?? traveller.country}
        onAgain={() => setup.goTo('country')}
        simulatorButton={simulatorButton}
      />
    );
  }
  if (setup.state.step === 'border') return <BorderQuestion setup={setup} />;
  if (setup.state.step === 'traveller') return <TravellerQuestion setup={setup} />;
  return <CountryQuestion setup={setup} />;
}

/** Two or three short questions, then the limits of this very traveller. */
export function TripSetupPage({ simulatorButton }: { readonly simulatorButton: ReactNode }): ReactElement {
  useFetchAhead(nextParts);
  const setup = useSetup();
  return <SetupStepView key={setup.state.step} setup={setup} simulatorButton={simulatorButton} />;
}
